import { existsSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { isSystemFile } from "../stray-files.ts";

const FOLDER = "content/articles";
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type ArticleFile = {
  /** The last part of the article's address. */
  slug: string;
  file: string;
  /** Set if the name can't be an address: the error line. */
  problem?: string;
};

const suggested = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** Strips endings that a text editor or file manager added: `posture.mdx.txt` becomes `posture`. */
const withoutEnding = (name: string) => name.replace(/(\.(mdx?|txt))+$/i, "");

/** What the file should be named instead, or undefined if its name is fine. */
function betterName(name: string, all: readonly string[]): string | undefined {
  const slug = withoutEnding(name);
  if (!/\.mdx$/i.test(name)) return `a name that ends in .mdx, such as ${suggested(slug)}.mdx`;
  if (!SLUG.test(slug) || !name.endsWith(".mdx"))
    return `lowercase letters, digits and hyphens, such as ${suggested(slug)}.mdx`;
  const original = `${slug.replace(/-(\d|copy)$/, "")}.mdx`;
  return original !== name && all.includes(original)
    ? `a different name: it looks like a copy of ${original}. Delete it, or name it for what it says`
    : undefined;
}

/** The files of `content/articles`. A file whose name can't be an address has a `problem`. */
export function articleFiles(root = "."): ArticleFile[] {
  const folder = join(root, FOLDER);
  // Git doesn't keep an empty folder.
  const names = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => !isSystemFile(name))
    .sort();
  return names.map((name) => {
    const file = `${FOLDER}/${name}`;
    const slug = basename(name, ".mdx");
    const expected = betterName(name, names);
    return expected
      ? { slug, file, problem: `${file}: name of the file: found "${name}", expected ${expected}` }
      : { slug, file };
  });
}

/** The last part of each article's address, from its file's name. */
export const articleSlugs = (root = "."): string[] =>
  articleFiles(root).flatMap(({ slug, problem }) => (problem ? [] : [slug]));
