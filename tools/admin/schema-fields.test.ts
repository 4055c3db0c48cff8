import { describe, expect, test } from "vitest";
import { z } from "zod";
import { clinicSchema } from "../../app/schema/clinic.ts";
import { closures as closuresSchema } from "../../app/schema/hours.ts";
import { ARTICLES, contentFiles } from "./collections.ts";
import type { EditorField } from "./editor-field.ts";
import { entryRules, rules, unwrap } from "./read-schema.ts";
import { SchemaFields } from "./schema-fields.ts";

const fieldsOf = (schema: z.core.$ZodType) =>
  new SchemaFields({ pages: [], questions: [] }).fieldsOf(schema);

/** A schema's own fields, whatever it is wrapped in: those of a group, or of a list's entries. */
function within(schema: z.core.$ZodType): [string, z.core.$ZodType][] {
  const { schema: plain } = unwrap(schema);
  if (plain instanceof z.ZodObject) return Object.entries(plain.def.shape);
  if (plain instanceof z.ZodArray) return within(plain.element);
  return plain instanceof z.ZodTuple ? plain.def.items.flatMap(within) : [];
}

/** What the editor's field leaves out of what the schema asks, field by field. */
function missing(schema: z.core.$ZodType, field: EditorField, path: string): string[] {
  const { schema: plain, meta } = unwrap(schema);
  const said = JSON.stringify({ ...field, fields: undefined });
  const limits = [...rules(plain), ...entryRules(plain)].flatMap((rule): string[] => {
    if (rule.kind === "min" || rule.kind === "max") {
      const found = [field[rule.kind], field[`${rule.kind}length`]];
      // What is empty is refused, or left out of the file.
      const implied = rule.kind === "min" && rule.value === 1;
      return found.includes(rule.value) || implied ? [] : [`${path}: ${rule.message}`];
    }
    // A choice and a date can only be what they are asked to be.
    if (meta.choose || field.widget === "datetime") return [];
    const told = rule.message.replaceAll('""', "nothing");
    return told !== "" && said.includes(JSON.stringify(told).slice(1, -1))
      ? []
      : [`${path}: ${told}`];
  });
  const choices =
    plain instanceof z.ZodEnum
      ? plain.options.map(String).filter((option) => !said.includes(JSON.stringify(option)))
      : [];
  const hint = meta.description && field.hint?.startsWith(meta.description) !== true;
  const inner = within(plain).flatMap(([name, entry]) => {
    const found = field.fields?.find((candidate) => candidate.name === name);
    return found ? missing(entry, found, `${path}.${name}`) : [`${path}.${name}: no field`];
  });
  const entry =
    plain instanceof z.ZodArray && field.field
      ? missing(plain.element, field.field, `${path}.*`)
      : [];
  return [...limits, ...choices, ...(hint ? [`${path}: its hint`] : []), ...inner, ...entry];
}

const whole = (fields: EditorField[]): EditorField => ({
  name: "",
  label: "",
  widget: "object",
  required: true,
  fields,
});

describe.each([...(await contentFiles()), { file: ARTICLES.folder, schema: ARTICLES.schema }])(
  "the form of $file",
  ({ schema }) => {
    test("has every field, limit, choice and hint of its schema", () => {
      expect(missing(schema, whole(fieldsOf(schema)), "")).toEqual([]);
    });

    test("names its fields in the schema's order", () => {
      expect(fieldsOf(schema).map(({ name }) => name)).toEqual(
        within(schema).map(([name]) => name),
      );
    });
  },
);

test("a field that a schema gains is in the form", () => {
  const more = clinicSchema.extend({ rosters: z.array(z.strictObject({ from: z.iso.date() })) });
  expect(fieldsOf(more).at(-1)).toMatchObject({
    name: "rosters",
    widget: "list",
    fields: [{ name: "from", widget: "datetime" }],
  });
});

test("what a schema refuses is refused in the schema's words", () => {
  const [time] = fieldsOf(
    z.object({ time: z.string().regex(/^\d\d:\d\d$/, { error: "a time written 08:00" }) }),
  );
  expect(time?.pattern).toEqual(["/^\\d\\d:\\d\\d$/", "Expected: a time written 08:00."]);
});

test("two patterns hold as one", () => {
  const schema = z.object({ code: z.string().regex(/^a/, "an a").regex(/z$/, "a z") });
  const [pattern = "", message] = fieldsOf(schema)[0]?.pattern ?? [];
  const one = new RegExp(pattern.replace(/^\/|\/$/g, ""));
  expect(["abz", "az", "ab", "bz"].map((text) => one.test(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(message).toBe("Expected: an a; a z.");
});

test("a rule that no form can show stands in the hint", () => {
  const schema = z.object({ a: z.object({ b: z.string() }).refine(() => true, "b after a") });
  expect(fieldsOf(schema)[0]?.hint).toBe("The check expects b after a.");
});

test("what a list asks of each entry stands in the list's hint", () => {
  const span = z.object({ from: z.string(), to: z.string() }).refine(() => true, "to after from");
  const [spans] = fieldsOf(z.object({ spans: z.array(span) }));
  expect(spans?.hint).toBe("The check expects to after from.");
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

test("a kind of field that the editor doesn't know stops the build", () => {
  expect(() => fieldsOf(z.object({ when: z.date() }))).toThrow("when: the editor has no field");
});
