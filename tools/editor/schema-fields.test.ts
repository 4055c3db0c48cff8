import { expect, test } from "vitest";
import { z } from "zod";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { matching } from "../../app/schema/fields.ts";
import { closures as closuresSchema } from "../../app/schema/hours.ts";
import { ARTICLE, registeredFiles } from "../content/registry.ts";
import type { EditorField } from "./editor-field.ts";
import { type FormSchema, formSchema } from "./form-schema.ts";
import { SchemaFields } from "./schema-fields.ts";

const fieldsOf = (schema: z.core.$ZodType) =>
  new SchemaFields({ pages: [], questions: [] }).fieldsOf(schema);

/** The fields of an object schema, or of a list's entries. */
const within = ({ properties, items }: FormSchema): [string, FormSchema][] =>
  properties ? Object.entries(properties) : items ? within(items) : [];

/** The names of a schema's fields, and of those inside, as in the form. */
const namesInSchema = (schema: FormSchema): unknown[] =>
  within(schema).map(([name, inner]) => [name, ...namesInSchema(inner)]);
const namesInForm = (fields: readonly EditorField[] = []): unknown[] =>
  fields.map(({ name, fields: inner }) => [name, ...namesInForm(inner)]);

test.each([...registeredFiles, ARTICLE])(
  "the form of $file has its schema's fields",
  ({ schema }) => {
    expect(namesInForm(fieldsOf(schema))).toEqual(namesInSchema(formSchema(schema)));
  },
);

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

test("limits, choices and hints are shown", () => {
  const fields = fieldsOf(
    z.object({
      tone: z.enum(["light", "dark"]).meta({ description: "How the picture is." }),
      name: z.string().min(3).max(80),
      year: z.number().min(1900).max(2100),
    }),
  );
  expect(fields).toMatchObject([
    { options: ["light", "dark"], hint: "How the picture is." },
    { minlength: 3, maxlength: 80 },
    { min: 1900, max: 2100 },
  ]);
});
