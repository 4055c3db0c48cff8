import type { EditorField } from "./editor-field.ts";
import { type FormSchema, patternsOf } from "./form-schema.ts";

/** The part of a field's configuration that depends on the type of its value. */
export type Kind = { widget: string } & Partial<EditorField>;

/** A text that may be longer than this gets a text area instead of a one-line input. */
const LONG = 120;

/** Drops the limits that aren't set. */
export const limits = (set: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(
    // zod gives every integer the limits ±MAX_SAFE_INTEGER.
    Object.entries(set).flatMap(([name, value]) =>
      value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? [] : [[name, value]],
    ),
  );

/** The first pattern and its message, for the field itself. The site's check covers any others. */
function patternOf({ expects, ...schema }: FormSchema, path: string): [string, string] | undefined {
  const pattern = patternsOf(schema)[0];
  if (!pattern) return undefined;
  if (!expects)
    throw new Error(
      `${path}: found a pattern, expected .meta({ expects }) to say what it asks for.`,
    );
  // In a form, an empty field isn't written as "".
  return [String(pattern), `Expected: ${expects.replaceAll('""', "nothing")}.`];
}

export function hintOf(schema: FormSchema): string | undefined {
  const hints = [
    schema.description,
    typeof schema.default === "string" && !schema.enum
      ? `Left empty, it is “${schema.default}”.`
      : undefined,
  ];
  return hints.filter(Boolean).join(" ") || undefined;
}

export function textKind(schema: FormSchema, path: string): Kind {
  if (schema.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { minLength = 1, maxLength } = schema;
  // A minimum of one character is already covered by `required`.
  const length = limits({ minlength: minLength > 1 ? minLength : undefined, maxlength: maxLength });
  const long = (maxLength ?? 0) > LONG;
  return {
    widget: long ? "text" : "string",
    use_emoji_autocomplete: false,
    ...length,
    pattern: patternOf(schema, path),
  };
}

export function numberKind({ type, minimum, maximum }: FormSchema): Kind {
  const whole = type === "integer";
  return {
    widget: "number",
    value_type: whole ? "int" : "float",
    ...(whole ? {} : { step: 0.0001 }),
    ...limits({ min: minimum, max: maximum }),
  };
}

/** A fixed value, shown read-only. */
export const literalKind = (value: string | number): Kind => ({
  widget: typeof value === "number" ? "number" : "string",
  readonly: true,
  default: value,
});

/** Fields that can serve as the title of a list's entry, the best first. */
const NAMING = ["name", "title", "label", "question", "day", "situation", "network", "from"];

/** Pairs of fields that make a title only together, and what to put between them. */
const SPANS = [
  ["opens", "–", "closes"],
  ["from", "→", "to"],
] as const;

/** The title template of a collapsed list entry: `{{fields.from}} → {{fields.to}}` or `{{fields.name}}`. */
export function summaryOf(fields: readonly { name: string }[]): string | undefined {
  const names = fields.map(({ name }) => name);
  const span = SPANS.find(([start, , end]) => names.includes(start) && names.includes(end));
  if (span) return `{{fields.${span[0]}}} ${span[1]} {{fields.${span[2]}}}`;
  const found = NAMING.find((name) => names.includes(name)) ?? names[0];
  if (found === "shown") return "{{fields.shown | ternary('Shown', 'Switched off')}}";
  return found && `{{fields.${found}}}`;
}
