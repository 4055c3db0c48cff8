import { parse } from "yaml";

const DELIMITER = "---";

/** Splits a Markdown file into its fields between two `---` lines and the text below, which starts on `firstLine`. */
export function splitFrontMatter(source: string) {
  const lines = source.split(/\r?\n/);
  const end = lines[0] === DELIMITER ? lines.indexOf(DELIMITER, 1) : -1;
  if (end === -1) return { fields: undefined, body: source, firstLine: 1 };
  const fields: unknown = parse(lines.slice(1, end).join("\n"));
  return { fields, body: lines.slice(end + 1).join("\n"), firstLine: end + 2 };
}
