import type { z } from "zod";
import type { EditorField, FormatOptions } from "./editor-field.ts";
import {
  hintOf,
  type Kind,
  limits,
  literalKind,
  numberKind,
  summaryOf,
  textKind,
} from "./field-kinds.ts";
import { type FormSchema, formSchema, mayBeEmpty } from "./form-schema.ts";
import { labelOf } from "./labels.ts";

/** An option of a select field. */
type Choice = { label: string; value: string };
export type Choices = { pages: Choice[]; questions: Choice[] };

/** The name of the group or list that a field is in: `focus` for `hero.picture.focus.mobile`, `closures` for `closures.*.to`. */
const parentOf = (path: string) => path.replaceAll(".*", "").split(".").at(-2);

/** Turns a schema into the editor's fields, and collects the file's `formatOptions` on the way. */
export class SchemaFields {
  readonly formatOptions: FormatOptions = { keptPaths: [], picturePaths: [], defaults: {} };
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /** @throws Error if the schema isn't an object, or has a type that the editor has no field for */
  fieldsOf(schema: z.core.$ZodType): EditorField[] {
    return this.#group(formSchema(schema), "");
  }

  #group({ properties, required = [] }: FormSchema, path: string): EditorField[] {
    if (!properties) throw new Error(`${path || "A file"} isn't a group of fields.`);
    return Object.entries(properties).map(([name, entry]) => {
      const optional = !required.includes(name);
      return this.#field(name, entry, path ? `${path}.${name}` : name, optional);
    });
  }

  #field(name: string, schema: FormSchema, path: string, optional = false): EditorField {
    const empty = !optional && mayBeEmpty(schema);
    if (empty) this.formatOptions.keptPaths.push(path);
    if (schema.choose === "picture") this.formatOptions.picturePaths.push(path);
    if (schema.default !== undefined) this.formatOptions.defaults[path] = schema.default;
    return {
      name,
      label: schema.title ?? labelOf(name, parentOf(path)),
      required: !optional && !empty,
      hint: hintOf(schema),
      ...this.#kind(schema, path),
    };
  }

  #kind(schema: FormSchema, path: string): Kind {
    if (schema.choose) return this.#choice(schema.choose);
    if (schema.enum) return { widget: "select", options: schema.enum, default: schema.default };
    if (schema.const !== undefined) return literalKind(schema.const);
    switch (schema.type) {
      case "string":
        return textKind(schema, path);
      case "integer":
      case "number":
        return numberKind(schema);
      case "boolean":
        return { widget: "boolean", default: schema.default ?? false };
      case "object": {
        const fields = this.#group(schema, path);
        return { widget: "object", collapsed: "auto", fields, summary: summaryOf(fields) };
      }
      case "array":
        return this.#list(schema, path);
      default:
        throw new Error(`${path}: the editor has no field for this kind of value.`);
    }
  }

  #choice(choose: "page" | "article" | "picture" | "question"): Kind {
    if (choose === "page") return { widget: "select", options: this.#choices.pages };
    if (choose === "question") return { widget: "select", options: this.#choices.questions };
    if (choose === "picture")
      return { widget: "image", choose_url: false, accept: "image/jpeg,image/png,image/webp" };
    return {
      widget: "relation",
      collection: "articles",
      value_field: "{{slug}}",
      display_fields: ["title"],
    };
  }

  #list({ items = {}, minItems, maxItems, singular = "Entry" }: FormSchema, path: string): Kind {
    const size = limits({ min: minItems, max: maxItems });
    const inner = this.#field("entry", items, `${path}.*`);
    if (inner.widget === "relation") return { ...this.#choice("article"), multiple: true, ...size };
    // No `allow_add: false` for a fixed length, because the list starts empty in a new file.
    const list = { widget: "list", collapsed: true, label_singular: singular, ...size };
    if (!inner.fields) return { ...list, field: { ...inner, label: "Entry" } };
    return { ...list, fields: inner.fields, summary: summaryOf(inner.fields) };
  }
}
