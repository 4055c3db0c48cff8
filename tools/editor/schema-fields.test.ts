import { describe, expect, test } from "vitest";
import { z } from "zod";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { matching } from "../../app/schema/fields.ts";
import { closures as closuresSchema } from "../../app/schema/hours.ts";
import { ARTICLES, contentFiles } from "../content/registry.ts";
import type { EditorField } from "./editor-field.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { SchemaFields } from "./schema-fields.ts";

const fieldsOf = (schema: z.core.$ZodType) =>
  new SchemaFields({ pages: [], questions: [] }).fieldsOf(schema);

/** The fields of an object schema, or of a list's entries. */
const within = ({ properties, items }: FormSchema): [string, FormSchema][] =>
  properties ? Object.entries(properties) : items ? within(items) : [];

/** Lists what the schema requires and the editor's field doesn't show, as `path: limit`. */
function missing(schema: FormSchema, field: EditorField, path: string): string[] {
  const shown = JSON.stringify({ ...field, fields: undefined });
  const shows = (text: string) => shown.includes(JSON.stringify(text).slice(1, -1));
  const limits = (
    [
      ["min", schema.minimum ?? schema.minItems ?? schema.minLength],
      ["max", schema.maximum ?? schema.maxItems ?? schema.maxLength],
    ] as const
  ).flatMap(([kind, value]) => {
    // A minimum of 1 is implied, since empty fields are refused or left out. ±MAX_SAFE_INTEGER isn't a real limit.
    const implied =
      (kind === "min" && value === 1) || Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER;
    const isSet = [field[kind], field[`${kind}length`]].includes(value);
    return value === undefined || implied || isSet ? [] : [`${path}: ${kind} ${value}`];
  });
  const expects = schema.expects?.replaceAll('""', "nothing");
  const choices = (schema.enum ?? []).filter((option) => !shows(String(option)));
  const hint = schema.description && field.hint?.startsWith(schema.description) !== true;
  const inner = within(schema).flatMap(([name, entry]) => {
    const found = field.fields?.find((candidate) => candidate.name === name);
    return found ? missing(entry, found, `${path}.${name}`) : [`${path}.${name}: no field`];
  });
  const entry = schema.items && field.field ? missing(schema.items, field.field, `${path}.*`) : [];
  return [
    ...limits,
    ...(expects && !shows(expects) ? [`${path}: ${expects}`] : []),
    ...choices.map((option) => `${path}: ${option}`),
    ...(hint ? [`${path}: its hint`] : []),
    ...inner,
    ...entry,
  ];
}

const whole = (fields: EditorField[]): EditorField => ({
  name: "",
  label: "",
  widget: "object",
  required: true,
  fields,
});

describe.each([...contentFiles, ARTICLES])("the form of $file", ({ schema }) => {
  test("has every field, limit, choice and hint of its schema", () => {
    expect(missing(formSchema(schema), whole(fieldsOf(schema)), "")).toEqual([]);
  });

  test("has its fields in the schema's order", () => {
    expect(fieldsOf(schema).map(({ name }) => name)).toEqual(
      within(formSchema(schema)).map(([name]) => name),
    );
  });
});

test("a field added to a schema appears in the form", () => {
  const more = clinicSchema.extend({ rosters: z.array(z.strictObject({ from: z.iso.date() })) });
  expect(fieldsOf(more).at(-1)).toMatchObject({
    name: "rosters",
    widget: "list",
    fields: [{ name: "from", widget: "datetime" }],
  });
});

test.each<[what: string, schema: z.ZodObject, field: object]>([
  [
    "a pattern's message comes from its expects",
    z.object({ time: matching(/^\d\d:\d\d$/, "a time written 08:00") }),
    { pattern: ["/^\\d\\d:\\d\\d$/", "Expected: a time written 08:00."] },
  ],
  [
    "a collapsed closure shows its two dates",
    z.object({ closures: closuresSchema }),
    { summary: "{{fields.from}} → {{fields.to}}", label_singular: "Closure" },
  ],
  [
    "a list of fixed length can be filled",
    z.object({ points: z.array(z.string()).min(3).max(3) }),
    { widget: "list", min: 3, max: 3, allow_add: true },
  ],
  [
    "a fixed value is read-only",
    z.object({ country: z.literal("AU") }),
    { readonly: true, default: "AU" },
  ],
])("%s", (_, schema, field) => {
  const [found] = fieldsOf(schema);
  expect({ allow_add: true, ...found }).toMatchObject(field);
});

test.each([
  [
    z.object({ code: z.string().regex(/^a/) }),
    "code: found a pattern, expected .meta({ expects })",
  ],
  [z.object({ when: z.date() }), "when: the editor has no field"],
])("a schema that the form can't show stops the build: %#", (schema, message) => {
  expect(() => fieldsOf(schema)).toThrow(message);
});
