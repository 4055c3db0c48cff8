import { describe, expect, test } from "vitest";
import { z } from "zod";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { formatted } from "../../app/schema/fields.ts";
import { closures as closuresSchema } from "../../app/schema/hours.ts";
import { ARTICLES, contentFiles } from "./collections.ts";
import type { EditorField } from "./editor-field.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { SchemaFields } from "./schema-fields.ts";

const fieldsOf = (schema: z.core.$ZodType) =>
  new SchemaFields({ pages: [], questions: [] }).fieldsOf(schema);

/** A schema's own fields: those of a group, or of a list's entries. */
const within = ({ properties, items }: FormSchema): [string, FormSchema][] =>
  properties ? Object.entries(properties) : items ? within(items) : [];

/** What the editor's field leaves out of what the schema asks, field by field. */
function missing(schema: FormSchema, field: EditorField, path: string): string[] {
  const said = JSON.stringify({ ...field, fields: undefined });
  const says = (text: string) => said.includes(JSON.stringify(text).slice(1, -1));
  const limits = (
    [
      ["min", schema.minimum ?? schema.minItems ?? schema.minLength],
      ["max", schema.maximum ?? schema.maxItems ?? schema.maxLength],
    ] as const
  ).flatMap(([kind, value]) => {
    // What is empty is refused, or left out of the file; a whole number is not limited by being one.
    const implied =
      (kind === "min" && value === 1) || Math.abs(value ?? 0) === Number.MAX_SAFE_INTEGER;
    const told = [field[kind], field[`${kind}length`]].includes(value);
    return value === undefined || implied || told ? [] : [`${path}: ${kind} ${value}`];
  });
  const expects = schema.expects?.replaceAll('""', "nothing");
  const choices = (schema.enum ?? []).filter((option) => !says(String(option)));
  const hint = schema.description && field.hint?.startsWith(schema.description) !== true;
  const inner = within(schema).flatMap(([name, entry]) => {
    const found = field.fields?.find((candidate) => candidate.name === name);
    return found ? missing(entry, found, `${path}.${name}`) : [`${path}.${name}: no field`];
  });
  const entry = schema.items && field.field ? missing(schema.items, field.field, `${path}.*`) : [];
  return [
    ...limits,
    ...(expects && !says(expects) ? [`${path}: ${expects}`] : []),
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

describe.each([...(await contentFiles()), ARTICLES])("the form of $file", ({ schema }) => {
  test("has every field, limit, choice and hint of its schema", () => {
    expect(missing(formSchema(schema), whole(fieldsOf(schema)), "")).toEqual([]);
  });

  test("names its fields in the schema's order", () => {
    expect(fieldsOf(schema).map(({ name }) => name)).toEqual(
      within(formSchema(schema)).map(([name]) => name),
    );
  });
});

test("a field that a schema gains is in the form", () => {
  const more = clinicSchema.extend({ rosters: z.array(z.strictObject({ from: z.iso.date() })) });
  expect(fieldsOf(more).at(-1)).toMatchObject({
    name: "rosters",
    widget: "list",
    fields: [{ name: "from", widget: "datetime" }],
  });
});

test("what a schema refuses is refused in the schema's words", () => {
  const [time] = fieldsOf(z.object({ time: formatted(/^\d\d:\d\d$/, "a time written 08:00") }));
  expect(time?.pattern).toEqual(["/^\\d\\d:\\d\\d$/", "Expected: a time written 08:00."]);
});

test("a closed entry is named by its two ends, one more by what it is", () => {
  const [closures] = fieldsOf(z.object({ closures: closuresSchema }));
  expect(closures).toMatchObject({
    summary: "{{fields.from}} → {{fields.to}}",
    label_singular: "Closure",
  });
});

test("a list of a set length can be filled in a new file", () => {
  const [points] = fieldsOf(z.object({ points: z.array(z.string()).min(3).max(3) }));
  expect(points).toMatchObject({ widget: "list", min: 3, max: 3 });
  expect(points?.allow_add).not.toBe(false);
});

test("a fixed value is shown and not changed", () => {
  const [fixed] = fieldsOf(z.object({ country: z.literal("AU") }));
  expect(fixed).toMatchObject({ readonly: true, default: "AU" });
});

test("a pattern without words for it stops the build", () => {
  expect(() => fieldsOf(z.object({ code: z.string().regex(/^a/) }))).toThrow(
    "code: found a pattern, expected .meta({ expects })",
  );
});

test("a kind of field that the editor doesn't know stops the build", () => {
  expect(() => fieldsOf(z.object({ when: z.date() }))).toThrow("when: the editor has no field");
});
