import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { isSystemFile } from "./stray-files.ts";

const FOLDER = "content/articles";
export const BLOG_PATH = "/blog";
/** The address of an article, by the name of its file. */
export const articlePath = (slug: string): string => `${BLOG_PATH}/${slug}`;

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export type ArticleFile = {
  /** The last part of the article's address. */
  slug: string;
  file: string;
  /** What is wrong with its name. */
  problem?: string;
};

const suggested = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** A name as it was before an editor or a file manager saved it as something else: `posture.mdx.txt`. */
const withoutEnding = (name: string) => name.replace(/(\.(mdx?|txt))+$/i, "");

/** What to call a file of the folder instead, or nothing where its name is fine. */
function betterName(name: string, all: readonly string[]): string | undefined {
  const slug = withoutEnding(name);
  if (!/\.mdx$/i.test(name)) return `a name that ends in .mdx, as ${suggested(slug)}.mdx`;
  if (!SLUG.test(slug) || !name.endsWith(".mdx"))
    return `small letters, digits and hyphens, as ${suggested(slug)}.mdx`;
  const original = `${slug.replace(/-(\d|copy)$/, "")}.mdx`;
  return original !== name && all.includes(original)
    ? `a name of its own: it looks like a copy of ${original}. Delete it, or name it for what it says`
    : undefined;
}

/** The files of `content/articles`; those whose name makes no address come with their problem. */
export function articleFiles(root = "."): ArticleFile[] {
  const names = readdirSync(join(root, FOLDER))
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

/** The last part of each article's address: its file's name in `content/articles`. */
export const articleSlugs = (): string[] =>
  articleFiles().flatMap(({ slug, problem }) => (problem ? [] : [slug]));
