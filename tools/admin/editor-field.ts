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
  /** Fields that stand in the file even when they are empty. */
  keep: string[];
  /** Fields that name a picture: the editor wants its whole path, a file its name alone. */
  pictures: string[];
  /** What a field is without a line in the file: it needs none then. */
  defaults: Record<string, unknown>;
};

declare module "zod" {
  /** What a schema tells the editor. `title` is the label and `description` the hint. */
  interface GlobalMeta {
    /** Chosen among the site's pages or articles, or taken from the pictures. */
    choose?: "page" | "article" | "picture";
    /** The form that a rule of the schema asks for, as a pattern, where a function checks it. */
    form?: string;
  }
}

/** The folder of the pictures. */
export const PICTURES = "content/images";
