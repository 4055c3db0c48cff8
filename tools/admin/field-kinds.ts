import type { EditorField } from "./editor-field.ts";
import { type FormSchema, patternsOf } from "./form-schema.ts";

/** What a kind of value is to the editor. */
export type Kind = { widget: string } & Partial<EditorField>;

/** From this length on, words have more than one line to be written in. */
const LONG = 120;

/** The limits that are set, by their names in the editor. */
export const limits = (set: Record<string, number | undefined>): Record<string, number> =>
  Object.fromEntries(
    // The limits of a whole number as such say nothing.
    Object.entries(set).flatMap(([name, value]) =>
      value === undefined || Math.abs(value) === Number.MAX_SAFE_INTEGER ? [] : [[name, value]],
    ),
  );

/** The form a text has to have, told at its field; the site's check asks for the rest. */
function patternOf({ expects, ...schema }: FormSchema, path: string): [string, string] | undefined {
  const pattern = patternsOf(schema)[0];
  if (!pattern) return undefined;
  if (!expects)
    throw new Error(
      `${path}: found a pattern, expected .meta({ expects }) to say what it asks for.`,
    );
  // In a form, nothing is not written as "".
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
  // That at least one character is asked for is what "required" says.
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

/** A value that is set: shown, so that it is known, and not to be changed. */
export const literalKind = (value: string | number): Kind => ({
  widget: typeof value === "number" ? "number" : "string",
  readonly: true,
  default: value,
});
