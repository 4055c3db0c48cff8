import { readdir, readFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";

const PROPERTY = /--[a-z][\w-]*/g;
const ELSEWHERE = new Set([".js", ".css", ".html"]);

/**
 * Short names for the custom properties of the styles, the first to appear the shortest. A name that is
 * said anywhere else keeps its own: a script may set it, a file beside the pages may read it.
 */
export function shortPropertyNames(
  styles: readonly string[],
  elsewhere: ReadonlySet<string>,
): Map<string, string> {
  const names = new Set(styles.flatMap((css) => css.match(PROPERTY) ?? []));
  const short = new Map<string, string>();
  for (const name of names) {
    if (!elsewhere.has(name)) short.set(name, `--${short.size.toString(36)}_`);
  }
  return short;
}

export const withShortProperties = (css: string, short: ReadonlyMap<string, string>): string =>
  css.replace(PROPERTY, (name) => short.get(name) ?? name);

/**
 * The custom properties that the built scripts and pages name.
 * @param but style files that are left aside: they are shortened themselves, or stand for themselves
 */
export async function propertiesElsewhere(
  folder: string,
  but: readonly string[],
): Promise<Set<string>> {
  const files = await readdir(folder, { recursive: true });
  const texts = await Promise.all(
    files
      .filter((file) => ELSEWHERE.has(extname(file)) && !but.includes(basename(file)))
      .map((file) => readFile(join(folder, file), "utf8")),
  );
  return new Set(texts.flatMap((text) => text.match(PROPERTY) ?? []));
}
