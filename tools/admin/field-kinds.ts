import { z } from "zod";
import type { EditorField } from "./editor-field.ts";
import type { Plain, Rule } from "./read-schema.ts";

/** What a kind of value is to the editor. */
export type Kind = { widget: string } & Partial<EditorField>;

/** From this length on, words have more than one line to be written in. */
const LONG = 120;

export const isText = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodString || schema instanceof z.ZodStringFormat;

export const limits = (found: Rule[], min: string, max: string): Record<string, number> =>
  Object.fromEntries(
    found.flatMap((rule) =>
      rule.kind === "min" || rule.kind === "max"
        ? [[rule.kind === "min" ? min : max, rule.value]]
        : [],
    ),
  );

/** All patterns as one, and what to say when it isn't met: the editor takes one for a field. */
function patternOf(found: Rule[], form: string | undefined): [string, string] | undefined {
  const asked = found.flatMap((rule) => {
    if (rule.kind === "pattern") return [{ pattern: rule.pattern, message: rule.message }];
    return rule.kind === "custom" && form
      ? [{ pattern: new RegExp(form), message: rule.message }]
      : [];
  });
  const [only] = asked;
  if (!only) return undefined;
  const whole = asked.length === 1 ? only.pattern : joined(asked.map(({ pattern }) => pattern));
  const said = [...new Set(asked.map(({ message }) => message))].join("; ");
  // In a form, nothing is not written as "".
  return [String(whole), `Expected: ${said.replaceAll('""', "nothing")}.`];
}

const joined = (patterns: RegExp[]) =>
  new RegExp(
    patterns
      .map(({ source }) => `(?=[^]*?(?:${source}))`)
      .join("")
      .replace(/^/, "^"),
  );

/** What is asked beyond the form of one field stands in its hint: only the check can tell. */
export function hintOf({ schema, meta, fallback }: Plain, found: Rule[]): string | undefined {
  const told = meta.form || meta.choose;
  const asked = found.flatMap((rule) => (rule.kind === "custom" && !told ? [rule.message] : []));
  const hints = [
    meta.description,
    ...asked.map((message) => `The check expects ${message}.`),
    typeof fallback === "string" && !(schema instanceof z.ZodEnum)
      ? `Left empty, it is “${fallback}”.`
      : undefined,
  ];
  return hints.filter(Boolean).join(" ") || undefined;
}

export function textKind(schema: z.core.$ZodType, found: Rule[], form: string | undefined): Kind {
  if (schema instanceof z.ZodISODate)
    return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { minlength = 1, ...most } = limits(found, "minlength", "maxlength");
  // That at least one character is asked for is what "required" says.
  const length = minlength > 1 ? { minlength, ...most } : most;
  const long = (most.maxlength ?? 0) > LONG;
  return {
    widget: long ? "text" : "string",
    use_emoji_autocomplete: false,
    ...length,
    pattern: patternOf(found, form),
  };
}

export const numberKind = (schema: z.ZodNumber, found: Rule[]): Kind => ({
  widget: "number",
  value_type: schema.isInt ? "int" : "float",
  ...(schema.isInt ? {} : { step: 0.0001 }),
  ...limits(found, "min", "max"),
});

/** A value that is set: shown, so that it is known, and not to be changed. */
export function literalKind(values: z.core.util.Literal[]): Kind {
  const [only] = values;
  if (values.length > 1) return { widget: "select", options: values };
  const widget = typeof only === "number" ? "number" : "string";
  return { widget, readonly: true, default: only };
}

export function unionKind(schema: z.ZodUnion, path: string): Kind {
  const options = schema.options.flatMap((option) => {
    if (option instanceof z.ZodLiteral) return [...option.values];
    if (option instanceof z.ZodEnum) return option.options;
    throw new Error(`${path}: the editor has no field for a choice between kinds of fields.`);
  });
  return { widget: "select", options };
}
