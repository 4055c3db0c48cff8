import { ContentError } from "./content-error.ts";

/** The variables that texts can use in braces. `null` is for a condition that isn't met, such as `ifChat`. */
export type Variables = Readonly<Record<string, string | null>>;

/** Fills a text's variables in. Returns undefined if it has a condition that isn't met, or only empty variables. */
function fillString(
  file: string,
  text: string,
  variables: Variables,
  field: string,
): string | undefined {
  let isLeftOut = false;
  const filled = text.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = Object.hasOwn(variables, key) ? variables[key] : undefined;
    if (value === undefined) {
      const names = Object.keys(variables).map((name) => `{${name}}`);
      throw new ContentError([
        `${file}: ${field}: found {${key}}, expected one of ${names.join(" ")}`,
      ]);
    }
    isLeftOut ||= value === null;
    return value ?? "";
  });
  return isLeftOut || (text.trim() !== "" && filled.trim() === "") ? undefined : filled;
}

/** The numbers that a filled list's entries have in the file, where dropped entries count too. */
const numbersInFile = new WeakMap<object, readonly number[]>();

function fillList(file: string, list: unknown[], variables: Variables, field: string): unknown[] {
  const filled = list.map((entry, i) => fillIn(file, entry, variables, `${field}.${i}`));
  const numbers = [...filled.keys()].filter((i) => filled[i] !== undefined);
  const entries = numbers.map((i) => filled[i]);
  numbersInFile.set(entries, numbers);
  return entries;
}

/** A field's path in its file, from its path in what `fillIn` returned. */
export function pathInFile(filled: unknown, path: readonly PropertyKey[]): PropertyKey[] {
  const [key, ...rest] = path;
  if (key === undefined) return [];
  if (typeof filled !== "object" || filled === null) return [...path];
  return [
    numbersInFile.get(filled)?.[Number(key)] ?? key,
    ...pathInFile(Reflect.get(filled, key), rest),
  ];
}

/** Replaces variables in braces such as `{phone}`, and drops texts with an unmet condition or only empty ones. */
export function fillIn(file: string, value: unknown, variables: Variables, field = ""): unknown {
  if (typeof value === "string") return fillString(file, value, variables, field);
  if (Array.isArray(value)) return fillList(file, value, variables, field);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      fillIn(file, entry, variables, field ? `${field}.${key}` : key),
    ]),
  );
}

/**
 * The same for the text below the fields, line by line. For each dropped line, an empty line is added at the end of its
 * paragraph, so that a table stays in one piece and the lines after it keep their numbers for error messages.
 */
export function fillText(
  file: string,
  body: string,
  variables: Variables,
  firstLine: number,
): string {
  let padding = "";
  const lines = body.split("\n").flatMap((line, i) => {
    const filled = fillString(file, line, variables, `line ${firstLine + i}`);
    if (filled === undefined) padding += "\n";
    if (filled !== "") return filled ?? [];
    const empty = padding;
    padding = "";
    return empty;
  });
  return lines.join("\n") + padding;
}
