import type { z } from "zod";
import type { Picture } from "../ui/picture-data.ts";
import type { Shape } from "./picture-shapes.ts";

// A schema checks one file by itself. A field that names something outside that file, such as a page or a
// picture, parses to one of these plain objects; tools/content/resolve.ts then looks up what it names.

export type PageReference = { reference: "page"; path: string };

export type ArticleReference = { reference: "article"; slug: string };

export type QuestionReference = { reference: "question"; id: string };

/** Places are "x% y%". `more` is what the resolved picture holds besides the picture itself. */
export type PictureReference<More = object> = {
  reference: "picture";
  shape: Shape;
  file: string;
  alt: string;
  focus: string;
  /** The focus of the cut for phones, in the shapes that have one. */
  tallFocus: string;
  more: More;
};

export type Reference = PageReference | ArticleReference | QuestionReference | PictureReference;

/** A question and the paragraphs of its answer. */
export type Question = { question: string; answer: string[] };

/** Parsed content in which each reference is replaced by what it refers to. */
export type Resolved<T> = T extends PageReference | ArticleReference
  ? string
  : T extends QuestionReference
    ? Question
    : T extends PictureReference<infer More>
      ? Picture & Resolved<More>
      : { [Key in keyof T]: Resolved<T[Key]> };

/** What a schema's content is to the pages. */
export type ContentOf<Schema extends z.ZodType> = Resolved<z.infer<Schema>>;

/** Finishes the sentence "found …, expected …" where nothing has the name that content gives. */
export const EXPECTED = {
  page: "the path of a page that exists",
  article: "the file name of an article in content/articles, without .mdx",
  question: "the id of a shared question",
  picture: "the name of a JPEG, PNG or WebP in content/images",
} as const satisfies Record<Reference["reference"], string>;
