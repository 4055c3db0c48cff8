import { ContentError } from "./content-error.ts";

/** What a text may name in braces. A `null` stands for a condition that doesn't hold. */
export type Facts = Readonly<Record<string, string | null>>;

/** A text with its facts, or nothing where it names a condition that doesn't hold. */
function fillString(file: string, text: string, facts: Facts, field: string): string | undefined {
  let isLeftOut = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const fact = facts[key];
    if (fact === undefined) {
      const names = Object.keys(facts).map((name) => `{${name}}`);
      throw new ContentError([
        `${file}: ${field}: found {${key}}, expected one of ${names.join(" ")}`,
      ]);
    }
    isLeftOut ||= fact === null;
    return fact ?? "";
  });
  return isLeftOut ? undefined : filled;
}

/** Puts facts where a text names them in braces: `{phone}`, `{name}`. A text whose condition doesn't hold goes. */
export function fillIn(file: string, value: unknown, facts: Facts, field = ""): unknown {
  if (typeof value === "string") return fillString(file, value, facts, field);
  if (Array.isArray(value))
    return value
      .map((entry, i) => fillIn(file, entry, facts, `${field}.${i}`))
      .filter((entry) => entry !== undefined);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      fillIn(file, entry, facts, field ? `${field}.${key}` : key),
    ]),
  );
}

/**
 * The same for the text below the fields; a fact that does not exist is reported with its line. A line that goes leaves an
 * empty one where the next empty one is, so that a table stays whole and every line after it keeps its number.
 */
export function fillText(file: string, body: string, facts: Facts, firstLine: number): string {
  let gone = "";
  const lines = body.split("\n").flatMap((line, i) => {
    const filled = fillString(file, line, facts, `line ${firstLine + i}`);
    if (filled === undefined) gone += "\n";
    if (filled !== "") return filled ?? [];
    const empty = gone;
    gone = "";
    return empty;
  });
  return lines.join("\n") + gone;
}
