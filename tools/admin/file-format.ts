import { parse } from "yaml";
import type { FileShape } from "./editor-field.ts";
import { formatYaml, writeYaml } from "./yaml-style.ts";

type Fields = Record<string, unknown>;

/** Where a file's own text travels with its fields through the editor, so that it can be written into. */
const SOURCE = "sourceText";
const BODY = "body";
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n*([\s\S]*)$/;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isFields(value) && Object.keys(value).length === 0);

const at = (value: unknown, key: string): unknown => (isFields(value) ? value[key] : undefined);

/**
 * The fields as a file says them: the editor fills every form field, a file leaves out what is empty
 * or as it is anyway, unless it said so before.
 */
function told(value: Fields, before: unknown, { keep, defaults }: FileShape, path = ""): Fields {
  const shape = { keep, defaults };
  const inner = (entry: unknown, old: unknown, place: string): unknown => {
    if (Array.isArray(entry))
      return entry.map((one, i) =>
        inner(one, Array.isArray(old) ? old[i] : undefined, `${place}.*`),
      );
    return isFields(entry) ? told(entry, old, shape, place) : entry;
  };
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      const place = path ? `${path}.${key}` : key;
      const said = inner(entry, at(before, key), place);
      if (isEmpty(said)) return keep.includes(place) ? [[key, said ?? ""]] : [];
      const silent = at(before, key) === undefined && said === defaults[place];
      return silent ? [] : [[key, said]];
    }),
  );
}

const parts = (text: string) => {
  const [, head, body = ""] = FRONT_MATTER.exec(text) ?? [];
  return head === undefined ? undefined : { head: `${head}\n`, body: body.trim() };
};

/**
 * How the editor reads and writes one kind of our files: what it changes is all that changes in the
 * text. `text` comes in trimmed and goes out so: the editor ends it with one line break.
 */
export function fileFormat(shape: FileShape) {
  return {
    fromFile(text: string): Fields {
      const article = parts(text);
      const fields: unknown = parse(article?.head ?? text);
      if (!isFields(fields)) throw new Error("The file holds no fields.");
      return { ...fields, ...(article && { [BODY]: article.body }), [SOURCE]: `${text}\n` };
    },
    toFile({ [SOURCE]: source, [BODY]: body, ...fields }: Fields): string {
      const text = typeof source === "string" ? `${source.trim()}\n` : undefined;
      const head = text && (parts(text)?.head ?? text);
      const yaml = writeYaml(head, told(fields, head && parse(head), shape));
      return typeof body === "string" ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
    },
  };
}

/** A file in the style that `toFile` writes, whatever its fields are. A file with mistakes stays. */
export function formatFile(text: string): string {
  const whole = text.replaceAll("\r\n", "\n");
  const article = parts(whole);
  try {
    if (!article) return formatYaml(whole);
    return `---\n${formatYaml(article.head)}---\n\n${article.body}\n`;
  } catch {
    // The check of the content names the mistake and its line.
    return text;
  }
}
