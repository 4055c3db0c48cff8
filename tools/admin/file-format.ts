import { type Group, isGroup, splitFile, writeYaml } from "content-files";
import { parse } from "yaml";
import { type FileShape, PICTURE_PATH } from "./editor-field.ts";

/** Where a file's own text travels with its fields through the editor, so that it can be written into. */
const SOURCE = "sourceText";
const BODY = "body";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.keys(value).length === 0);

const at = (value: unknown, key: string): unknown => (isGroup(value) ? value[key] : undefined);

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** The fields as the editor's form wants them: a picture by its whole path. */
function toForm(value: unknown, shape: FileShape, path = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => toForm(entry, shape, below(path, "*")));
  if (!isGroup(value))
    return typeof value === "string" && shape.pictures.includes(path)
      ? PICTURE_PATH + value
      : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, toForm(entry, shape, below(path, key))]),
  );
}

/**
 * The fields as a file holds them. The editor fills every field of the form; a file leaves out what is
 * empty or as it is anyway, unless the file already had it.
 */
function toFile(value: unknown, before: unknown, shape: FileShape, path = ""): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, i) => toFile(entry, old[i], shape, below(path, "*")));
  }
  if (!isGroup(value))
    return typeof value === "string" && shape.pictures.includes(path)
      ? value.replace(PICTURE_PATH, "")
      : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      const place = below(path, key);
      const written = toFile(entry, at(before, key), shape, place);
      if (isEmpty(written)) return shape.keep.includes(place) ? [[key, written ?? ""]] : [];
      const leftOut = at(before, key) === undefined && written === shape.defaults[place];
      return leftOut ? [] : [[key, written]];
    }),
  );
}

/**
 * How the editor reads and writes one kind of our files: what it changes is all that changes in the
 * text. `text` comes in trimmed and goes out so: the editor ends it with one line break.
 */
export function fileFormat(shape: FileShape) {
  return {
    fromFile(file: string): Group {
      const text = file.replaceAll("\r\n", "\n");
      const article = splitFile(text);
      const value: unknown = parse(article?.head ?? text);
      const fields = toForm(shape.list ? { [shape.list]: value ?? [] } : value, shape);
      if (!isGroup(fields)) throw new Error("The file holds no fields.");
      return { ...fields, ...(article && { [BODY]: article.body }), [SOURCE]: `${text}\n` };
    },
    toFile({ [SOURCE]: source, [BODY]: body, ...fields }: Group): string {
      const text = typeof source === "string" ? `${source.trim()}\n` : undefined;
      const head = text && (splitFile(text)?.head ?? text);
      const before: unknown = head && parse(head);
      const written = toFile(fields, shape.list ? { [shape.list]: before } : before, shape);
      const group = isGroup(written) ? written : {};
      const yaml = writeYaml(head, shape.list ? group[shape.list] : group);
      return typeof body === "string" ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
    },
  };
}
