import type { z } from "zod";
import type { PictureData } from "../lib/picture-data.ts";
import type { Shape } from "./picture-shapes.ts";

// A schema checks one file by itself. A field that names a page, an article, a question or a picture parses
// to one of these plain objects, and tools/content/resolve-references.ts looks it up later.

export type PageReference = { reference: "page"; path: string };

export type ArticleReference = { reference: "article"; slug: string };

export type QuestionReference = { reference: "question"; id: string };

/** `focus` is "x% y%". */
export type PictureReference = {
  reference: "picture";
  shape: Shape;
  file: string;
  alt: string;
  focus: string;
  /** The focus of the crop for phones, in shapes that have one. */
  mobileFocus: string;
};

export type Reference = PageReference | ArticleReference | QuestionReference | PictureReference;

/** A question and the paragraphs of its answer. */
export type Question = { question: string; answer: string[] };

/** Parsed content with each reference replaced by what it refers to. */
export type Resolved<T> = T extends PageReference | ArticleReference
  ? string
  : T extends QuestionReference
    ? Question
    : T extends PictureReference
      ? PictureData
      : { [Key in keyof T]: Resolved<T[Key]> };

/** A schema's content as the pages get it, with references resolved. */
export type ContentOf<Schema extends z.ZodType> = Resolved<z.infer<Schema>>;

/** The end of the message "found …, expected …" for a reference to something that doesn't exist. */
export const EXPECTED = {
  page: "the path of a page that exists",
  article: "the file name of an article in content/articles, without .mdx",
  question: "the id of a shared question",
  picture: "the name of a JPEG, PNG or WebP in content/images",
} as const satisfies Record<Reference["reference"], string>;
