import { parse } from "yaml";

const LIMIT = "---";

/** A Markdown file's fields between the two `---` lines, and its text below them, which begins on `firstLine`. */
export function splitFrontMatter(source: string) {
  const lines = source.split(/\r?\n/);
  const end = lines[0] === LIMIT ? lines.indexOf(LIMIT, 1) : -1;
  if (end === -1) return { fields: undefined, body: source, firstLine: 1 };
  const fields: unknown = parse(lines.slice(1, end).join("\n"));
  return { fields, body: lines.slice(end + 1).join("\n"), firstLine: end + 2 };
}
