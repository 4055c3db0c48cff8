import { readdirSync } from "node:fs";
import { basename, join } from "node:path";

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

/** The files of `content/articles`; those whose name makes no address come with their problem. */
export const articleFiles = (root = "."): ArticleFile[] =>
  readdirSync(join(root, FOLDER))
    .filter((name) => /\.mdx?$/i.test(name))
    .sort()
    .map((name) => {
      const file = `${FOLDER}/${name}`;
      const slug = basename(name, ".mdx");
      if (SLUG.test(slug)) return { slug, file };
      const expected = `small letters, digits and hyphens, as ${suggested(name.replace(/\.mdx?$/i, ""))}.mdx`;
      return {
        slug,
        file,
        problem: `${file}: name of the file: found "${name}", expected ${expected}`,
      };
    });

/** The last part of each article's address: its file's name in `content/articles`. */
export const articleSlugs = (): string[] =>
  articleFiles().flatMap(({ slug, problem }) => (problem ? [] : [slug]));
