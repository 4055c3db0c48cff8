import { isGroup } from "./group.ts";

/** Mistakes in the content. The message has one line per problem: file, field, what was found, what was expected. */
export class ContentError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    // Printing an error prints its stack, and here only the lines help.
    this.stack = this.message;
  }
}

/** Returns what `read` returns. If it throws a ContentError, adds its lines to `problems` and returns undefined. */
export function collectProblems<T>(problems: string[], read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    problems.push(error.message);
    return undefined;
  }
}

/** Reads all entries before it throws, so that all mistakes are reported at once. */
export function readAll<T, R>(entries: readonly T[], read: (entry: T) => R): R[] {
  const problems: string[] = [];
  const results = entries.flatMap((entry) => collectProblems(problems, () => [read(entry)]) ?? []);
  if (problems.length > 0) throw new ContentError(problems);
  return results;
}

/** Runs a command. An error whose stack is its message, such as a ContentError, is printed as just these lines. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isLines = error instanceof Error && error.stack === error.message;
    console.error(isLines ? error.message : error);
    process.exitCode = 1;
  }
}

/** A value as an error message shows it, shortened. */
export const show = (value: unknown): string => {
  if (value === undefined || value === null) return "nothing";
  // A long list or a group of fields would fill the line with brackets.
  if (Array.isArray(value) && value.some(isGroup)) return `a list of ${value.length}`;
  if (isGroup(value)) return shorten(Object.entries(value).map(showField).join(", "));
  return shorten(JSON.stringify(value));
};

const shorten = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}…` : text);

const showField = ([name, value]: [string, unknown]): string => `${name} ${show(value)}`;

/** Formats a problem as "file: field: found …, expected …". */
export const describeProblem = (
  file: string,
  path: readonly PropertyKey[],
  found: unknown,
  expected: string,
): string =>
  `${file}: ${path.join(".") || "whole file"}: found ${show(found)}, expected ${expected}`;
