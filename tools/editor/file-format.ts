import { type Group, isGroup, splitSource, writeYaml } from "content-files";
import { parse } from "yaml";
import { type FormatOptions, PICTURE_PATH } from "./editor-field.ts";

/** The key under which the file's original text is kept among the fields, so that saving can patch it. */
const SOURCE = "sourceText";
const BODY = "body";

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isGroup(value) && Object.keys(value).length === 0);

const at = (value: unknown, key: string): unknown =>
  isGroup(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const below = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Converts a file's fields for the form: pictures get their whole path. */
function toForm(value: unknown, options: FormatOptions, path = ""): unknown {
  if (Array.isArray(value)) return value.map((entry) => toForm(entry, options, below(path, "*")));
  if (!isGroup(value))
    return typeof value === "string" && options.picturePaths.includes(path)
      ? PICTURE_PATH + value
      : value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, toForm(entry, options, below(path, key))]),
  );
}

/**
 * Converts the form's fields for the file. The editor sets every field of the form. The file leaves out empty fields,
 * and fields with their default value unless the file already had them.
 */
function toFile(value: unknown, before: unknown, options: FormatOptions, path = ""): unknown {
  if (Array.isArray(value)) {
    const old = Array.isArray(before) ? before : [];
    return value.map((entry, i) => toFile(entry, old[i], options, below(path, "*")));
  }
  if (!isGroup(value))
    return typeof value === "string" && options.picturePaths.includes(path)
      ? value.replace(PICTURE_PATH, "")
      : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      const place = below(path, key);
      const written = toFile(entry, at(before, key), options, place);
      const old = at(before, key);
      const kept = options.keptPaths.includes(place) || (Array.isArray(old) && old.length === 0);
      if (isEmpty(written)) return kept ? [[key, written ?? ""]] : [];
      const leftOut = old === undefined && written === options.defaults[place];
      return leftOut ? [] : [[key, written]];
    }),
  );
}

/**
 * A custom format of the editor for one kind of file. Saving changes only the lines whose fields changed.
 * The editor trims a file's text before `fromFile`, and `toFile`'s result before it adds one line break.
 */
export function fileFormat(options: FormatOptions) {
  return {
    fromFile(file: string): Group {
      const text = file.replaceAll("\r\n", "\n");
      const article = splitSource(text);
      const value: unknown = parse(article?.yaml ?? text);
      const fields = toForm(
        options.listField ? { [options.listField]: value ?? [] } : value,
        options,
      );
      if (!isGroup(fields)) throw new Error("The file holds no fields.");
      return { ...fields, ...(article && { [BODY]: article.body }), [SOURCE]: `${text}\n` };
    },
    toFile({ [SOURCE]: source, [BODY]: body, ...fields }: Group): string {
      const text = typeof source === "string" ? `${source.trim()}\n` : undefined;
      const oldYaml = text && (splitSource(text)?.yaml ?? text);
      const before: unknown = oldYaml && parse(oldYaml);
      const written = toFile(
        fields,
        options.listField ? { [options.listField]: before } : before,
        options,
      );
      const group = isGroup(written) ? written : {};
      const yaml = writeYaml(oldYaml, options.listField ? group[options.listField] : group);
      return typeof body === "string" ? `---\n${yaml}---\n\n${body.trim()}\n` : yaml;
    },
  };
}
