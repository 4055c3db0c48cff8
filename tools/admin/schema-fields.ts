import { z } from "zod";
import type { EditorField, FileShape } from "./editor-field.ts";
import {
  hintOf,
  isText,
  type Kind,
  limits,
  literalKind,
  numberKind,
  textKind,
  unionKind,
} from "./field-kinds.ts";
import { labelOf, summaryOf } from "./labels.ts";
import { entryRules, type Plain, type Rule, rules, unwrap } from "./read-schema.ts";

/** What a field may choose from. */
type Choice = { label: string; value: string };
export type Choices = { pages: Choice[]; questions: Choice[] };

/** The fields of the editor for a schema, and what its writer must know of them. */
export class SchemaFields {
  readonly shape: FileShape = { keep: [], pictures: [], defaults: {} };
  readonly #choices: Choices;

  constructor(choices: Choices) {
    this.#choices = choices;
  }

  /** @throws on a schema that is not a group of fields, or holds a kind the editor has no field for */
  fieldsOf(schema: z.core.$ZodType, path = ""): EditorField[] {
    const plain = unwrap(schema);
    if (!(plain.schema instanceof z.ZodObject))
      throw new Error(`${path || "A file"} is no group of fields.`);
    return Object.entries(plain.schema.def.shape).map(([name, entry]) =>
      this.#field(name, entry, path ? `${path}.${name}` : name),
    );
  }

  #field(name: string, schema: z.core.$ZodType, path: string): EditorField {
    const plain = unwrap(schema);
    const found = rules(plain.schema);
    const empty = this.#mayBeEmpty(plain);
    if (empty) this.shape.keep.push(path);
    if (plain.meta.choose === "picture") this.shape.pictures.push(path);
    if (plain.fallback !== undefined) this.shape.defaults[path] = plain.fallback;
    return {
      name,
      label: plain.meta.title ?? labelOf(name),
      required: !plain.optional && !empty,
      label_singular: plain.meta.one,
      hint: hintOf(plain, [...found, ...entryRules(plain.schema)]),
      ...this.#kind(plain, found, path),
    };
  }

  #mayBeEmpty({ schema, optional }: Plain): boolean {
    if (optional) return false;
    if (isText(schema)) return z.safeParse(schema, "").success;
    return schema instanceof z.ZodArray && z.safeParse(schema, []).success;
  }

  #kind(plain: Plain, found: Rule[], path: string): Kind {
    const { schema, meta, fallback } = plain;
    if (meta.choose) return this.#choice(meta.choose);
    if (isText(schema)) return textKind(schema, found, meta.form);
    if (schema instanceof z.ZodNumber) return numberKind(schema, found);
    if (schema instanceof z.ZodBoolean) return { widget: "boolean", default: fallback ?? false };
    if (schema instanceof z.ZodEnum)
      return { widget: "select", options: schema.options, default: fallback };
    if (schema instanceof z.ZodLiteral) return literalKind([...schema.values]);
    if (schema instanceof z.ZodUnion) return unionKind(schema, path);
    if (schema instanceof z.ZodObject) {
      const fields = this.fieldsOf(schema, path);
      const summary = summaryOf(fields.map(({ name }) => name));
      return { widget: "object", collapsed: "auto", fields, summary };
    }
    if (schema instanceof z.ZodArray) return this.#list(schema.element, found, path);
    if (schema instanceof z.ZodTuple) return this.#tuple(schema, path);
    throw new Error(`${path}: the editor has no field for ${schema._zod.def.type}.`);
  }

  #choice(choose: "page" | "article" | "picture" | "question"): Kind {
    if (choose === "page") return { widget: "select", options: this.#choices.pages };
    if (choose === "question") return { widget: "select", options: this.#choices.questions };
    if (choose === "picture") return { widget: "image", choose_url: false };
    return {
      widget: "relation",
      collection: "articles",
      value_field: "{{slug}}",
      display_fields: ["title"],
    };
  }

  #list(entry: z.core.$ZodType, found: Rule[], path: string): Kind {
    const size = limits(found, "min", "max");
    const inner = this.#field("entry", entry, `${path}.*`);
    const { name: _name, ...field } = { ...inner };
    if (field.widget === "relation") return { ...this.#choice("article"), multiple: true, ...size };
    // Even one of a set length can be added to: it is empty in a new file.
    const list = { widget: "list", collapsed: true, ...size };
    if (!field.fields) return { ...list, field: { ...inner, label: "Entry" } };
    const names = field.fields.map((one) => one.name);
    return { ...list, fields: field.fields, summary: summaryOf(names) };
  }

  /** A fixed number of entries: the fields of all of them, those with the same name as one. */
  #tuple(schema: z.ZodTuple, path: string): Kind {
    const { items } = schema.def;
    const fields = new Map<string, EditorField>();
    for (const field of items.flatMap((item) => this.fieldsOf(item, `${path}.*`))) {
      const earlier = fields.get(field.name);
      fields.set(field.name, earlier ? { ...earlier, ...field, default: undefined } : field);
    }
    for (const name of fields.keys()) {
      const inAll = items.every((item) => this.#names(item).includes(name));
      const field = fields.get(name);
      if (field && !inAll) fields.set(name, { ...field, required: false });
    }
    return {
      widget: "list",
      collapsed: true,
      fields: [...fields.values()],
      summary: summaryOf([...fields.keys()]),
      min: items.length,
      max: items.length,
      allow_add: false,
      allow_remove: false,
      allow_duplicate: false,
      allow_reorder: false,
    };
  }

  #names(schema: z.core.$ZodType): string[] {
    const { schema: plain } = unwrap(schema);
    return plain instanceof z.ZodObject ? Object.keys(plain.def.shape) : [];
  }
}
