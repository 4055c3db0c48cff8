import { globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { facts } from "../../app/facts/in-words.ts";
import { loadClinic } from "../content/load-clinic.ts";
import { fillIn } from "../content/read-file.ts";

/** One piece of what visitors read, and where it stands: a field's name or a line. */
export type Fragment = { file: string; place: string; text: string };

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
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/;

function fieldsOf(file: string, value: unknown, place = ""): Fragment[] {
  if (typeof value === "string") {
    return ADDRESS.test(value) ? [] : [{ file, place, text: value.replace(/\s+/g, " ").trim() }];
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

function readProse(file: string, filled: Record<string, string>): Fragment[] {
  const source = readFileSync(file, "utf8");
  const [head = "", yaml = ""] = FRONT_MATTER.exec(source) ?? [];
  const fields = fieldsOf(file, fillIn(file, parse(yaml), filled));
  const body = String(fillIn(file, source.slice(head.length), filled)).replaceAll("\u00a0", " ");
  return [...fields, ...fragmentsOfProse(file, body, head.split("\n").length)];
}

/** Every word of `content/` that a visitor reads, the facts filled in. */
export function readCopy(): Fragment[] {
  const filled = facts(loadClinic());
  const yaml = globSync("content/**/*.yaml")
    .sort()
    .flatMap((file) => fieldsOf(file, fillIn(file, parse(readFileSync(file, "utf8")), filled)));
  return [
    ...yaml,
    ...globSync("content/**/*.mdx")
      .sort()
      .flatMap((file) => readProse(file, filled)),
  ];
}
