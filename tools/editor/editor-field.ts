/** A field in the editor's configuration, with only the options that we use. */
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

/** What `fileFormat` needs to know about a file and the form can't tell it. Paths look like `hours.*.times`. */
export type FormatOptions = {
  /** Paths of fields that stay in the file when they're empty. */
  keptPaths: string[];
  /** Paths of picture fields: the form has `/content/images/sea.jpg`, the file `sea.jpg`. */
  picturePaths: string[];
  /** Default values by path. A field with its default value is left out of the file. */
  defaults: Record<string, unknown>;
  /** If the whole file is one list, the name of the form's field for it. */
  listField?: string;
};

/** A component in a text, such as `<Note>`. */
export type EditorTag = {
  id: string;
  label: string;
  fields: EditorField[];
  attributes: string[];
  /** Left out if empty. */
  optionalAttributes: string[];
  /** Their value is a picture's file name. */
  pictureAttributes: string[];
  hasChildren: boolean;
};

/** The name of the field for the text inside a tag such as `<Note>`. */
export const INSIDE = "text";

declare module "zod" {
  /** What a schema's `.meta()` can tell the editor. `title` becomes the label, `description` the hint. */
  interface GlobalMeta {
    /** Makes the field a choice among what the site has. */
    choose?: "page" | "article" | "picture" | "question";
    /** A pattern for the form, if the schema checks the value with a function. */
    editorPattern?: string;
    /** What the schema's pattern requires, to complete the sentence "Expected: …". */
    expects?: string;
    /** The label of one entry of a list, if the list's own label is a plural. */
    singular?: string;
    /** For a tag in a text: the kind of field for the text inside it, its initial text, and its hint. */
    inside?: { widget?: "richtext"; default?: string; hint?: string };
    /** For a tag in a text: true if it's self-closing, such as `<Figure />`. */
    selfClosing?: boolean;
  }
}

export const PICTURES = "content/images";

/** What the editor puts in front of a picture's file name. */
export const PICTURE_PATH = `/${PICTURES}/`;
