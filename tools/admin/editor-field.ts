/** A field as the editor's configuration describes it: of all it could say, what ours says. */
export type EditorField = {
  name: string;
  label: string;
  widget: string;
  required: boolean;
  hint?: string;
  readonly?: boolean;
  default?: unknown;
  pattern?: [string, string];
  minlength?: number;
  maxlength?: number;
  min?: number;
  max?: number;
  field?: EditorField;
  fields?: EditorField[];
} & Record<string, unknown>;

/**
 * What the editor's forms cannot say of a file and the writer must know, by the fields' paths
 * (`hours.*.open`).
 */
export type FileShape = {
  /** Fields that stay in the file when they are empty. */
  keep: string[];
  /** Fields that name a picture: the editor wants its whole path, a file its name alone. */
  pictures: string[];
  /** What a field is without a line in the file: it needs none then. */
  defaults: Record<string, unknown>;
  /** The field for a file that is one list: in the file, the list has no name. */
  list?: string;
};

/** A component in a text, such as `<Note>`: its name, its attributes, what it holds. */
export type EditorPart = {
  id: string;
  label: string;
  fields: EditorField[];
  attributes: string[];
  /** The attributes that are left out when they are empty. */
  optional: string[];
  /** The attributes that name a picture. */
  pictures: string[];
  holdsText: boolean;
};

/** The field for what is written inside a part. */
export const INSIDE = "text";

declare module "zod" {
  /** What a schema tells the editor. `title` is the label and `description` the hint. */
  interface GlobalMeta {
    /** Chosen among the site's pages or articles, or taken from the pictures. */
    choose?: "page" | "article" | "picture" | "question";
    /** The form that a rule of the schema asks for, as a pattern, where a function checks it. */
    form?: string;
    /** What a pattern of the schema asks for: it finishes the sentence "Expected: …". */
    expects?: string;
    /** What one entry of a list is called, where the list's own label says several. */
    one?: string;
    /** What a part of a text begins with inside, and what to know about it. */
    inside?: { default: string; hint: string };
    /** A part of a text that has nothing written inside it. */
    standsAlone?: boolean;
  }
}

/** The folder of the pictures. */
export const PICTURES = "content/images";

/** What the editor puts before the name of a picture. */
export const PICTURE_PATH = `/${PICTURES}/`;
