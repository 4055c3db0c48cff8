import type { Fragment } from "./finding.ts";

/** Fields that hold a name of something, not words. */
const NOT_WORDS = new Set([
  "file",
  "focus",
  "icon",
  "color",
  "to",
  "id",
  "tone",
  "height",
  "related",
  "order",
  // The titles of other people's work.
  "sources",
]);
const ADDRESS = /^(https?:|\/|#)\S*$/;
/** The name of an article or a file. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)+$/;
export const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

/** The words of a YAML file, by the names of their fields. */
export function fieldsOf(file: string, value: unknown, place = ""): Fragment[] {
  if (typeof value === "string") {
    return ADDRESS.test(value) || SLUG.test(value)
      ? []
      : [{ file, place, text: value.replace(/\s+/g, " ").trim() }];
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    NOT_WORDS.has(key) ? [] : fieldsOf(file, entry, place ? `${place}.${key}` : key),
  );
}

/** The words of a line of Markdown: the text of links, the title of a component, no marks. */
const plain = (line: string): string =>
  line
    .replace(/<(\w+)\s*\/>/g, "$1")
    .replace(/<\w+[^>]*?\b(?:title|caption|alt)="([^"]*)"[^>]*>/g, "$1")
    .replace(/<\/?\w[^>]*>/g, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^(\s*(#+|>|[-*+]|\d+\.)\s+)+/, "")
    .replace(/[*_`]/g, "")
    .trim();

const STANDS_ALONE = /^\s*(#|>|[-*+]\s|\d+\.\s|\||<)/;

/** A text's paragraphs, headings, list entries and table cells, each with the line it starts on. */
export function fragmentsOfProse(file: string, body: string, firstLine = 1): Fragment[] {
  const fragments: Fragment[] = [];
  let open: Fragment | undefined;
  for (const [index, line] of body.split("\n").entries()) {
    const place = `line ${firstLine + index}`;
    if (line.trim() === "") {
      open = undefined;
    } else if (line.trimStart().startsWith("|")) {
      const cells = line
        .split("|")
        .map(plain)
        .filter((cell) => /\w/.test(cell));
      fragments.push(...cells.map((text) => ({ file, place, text })));
    } else if (open && !STANDS_ALONE.test(line)) {
      open.text = `${open.text} ${plain(line)}`;
    } else {
      const fragment = { file, place, text: plain(line) };
      fragments.push(fragment);
      open = /^\s*[#<]/.test(line) ? undefined : fragment;
    }
  }
  return fragments.filter(({ text }) => text !== "");
}
