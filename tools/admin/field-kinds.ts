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

/** All patterns as one, and what to say when it isn't met: the editor takes one for a field. */
function patternOf(schema: FormSchema, path: string): [string, string] | undefined {
  const patterns = patternsOf(schema);
  const [only] = patterns;
  if (!only) return undefined;
  if (!schema.expects)
    throw new Error(
      `${path}: found a pattern, expected .meta({ expects }) to say what it asks for.`,
    );
  const whole = patterns.length === 1 ? only : joined(patterns);
  // In a form, nothing is not written as "".
  return [String(whole), `Expected: ${schema.expects.replaceAll('""', "nothing")}.`];
}

const joined = (patterns: RegExp[]) =>
  new RegExp(
    patterns
      .map(({ source }) => `(?=[^]*?(?:${source}))`)
      .join("")
      .replace(/^/, "^"),
  );

/** What is asked beyond the form of one field stands in its hint: only the check can tell. */
export function hintOf(schema: FormSchema): string | undefined {
  const inForm = schema.choose || schema.type === "string";
  const entry = schema.items?.type === "object" ? schema.items.expects : undefined;
  const hints = [
    schema.description,
    ...[inForm ? undefined : schema.expects, entry].map(
      (expects) => expects && `The check expects ${expects}.`,
    ),
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
