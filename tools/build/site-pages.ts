import type { Content } from "../../app/content/load.ts";
import type { Article, Legal } from "../../app/content/schemas/article.ts";
import type { Hero } from "../../app/content/schemas/parts.ts";
import { sitePaths } from "../../app/content/site-paths.ts";
import type { Picture } from "../../app/ui/picture-data.ts";

/** What the files beside the pages say of a page. `modified` is the day of its last real change. */
export type SitePage = {
  path: string;
  title: string;
  eyebrow?: string;
  modified: string;
  picture?: Picture;
};

type Screen = { modified: string; hero: Hero };

/** The content that a path shows, by the name it is imported by. */
function contentName(path: string, data: Content["data"]): string {
  const name = path === "/" ? "home" : (path.split("/").at(-1) ?? "");
  const folders = path.startsWith("/services/")
    ? ["services"]
    : path.startsWith("/blog/")
      ? ["articles"]
      : ["pages", "legal"];
  const found = folders
    .map((folder) => `${folder}/${name}`)
    .find((candidate) => data.has(candidate));
  if (!found)
    throw new Error(`${path}: found no content in ${folders.join(" or ")}, expected ${name}`);
  return found;
}

export const articlesOf = ({ data }: Content): Article[] =>
  [...data]
    .filter(([name]) => name.startsWith("articles/"))
    .map(([, article]) => article as Article);

/** The later of two days written 2025-01-31. */
export const later = (a: string, b: string): string => (a > b ? a : b);

/** Every page of the site, in the order of the site map. The blog page changes with its newest article. */
export function sitePages(content: Content): SitePage[] {
  const newest = articlesOf(content)
    .map(({ modified }) => modified)
    .reduce(later, "");
  return sitePaths().map((path): SitePage => {
    const name = contentName(path, content.data);
    const value = content.data.get(name);
    if (name.startsWith("articles/")) {
      const { title, category, modified, picture } = value as Article;
      return { path, title, eyebrow: category, modified, picture };
    }
    if (name.startsWith("legal/")) {
      const { title, modified } = value as Legal;
      return { path, title, modified };
    }
    const { hero, modified } = value as Screen;
    return {
      path,
      title: hero.title,
      eyebrow: hero.eyebrow,
      picture: hero.picture,
      modified: path === "/blog" ? later(modified, newest) : modified,
    };
  });
}
