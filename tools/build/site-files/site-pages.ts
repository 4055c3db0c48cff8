import type { Picture } from "../../../app/ui/picture-data.ts";
import type { Content } from "../../content/load.ts";
import { sitePaths } from "../../content/site-paths.ts";

/** What the files beside the pages say of a page. `modified` is the day of its last real change. */
export type SitePage = {
  path: string;
  title: string;
  eyebrow?: string;
  modified: string;
  picture?: Picture;
};

const BLOG = "/blog";

/** The later of two days written 2025-01-31. */
export const later = (a: string, b: string): string => (a > b ? a : b);

function describedPages({ pages, articles, legal }: Content): SitePage[] {
  const newest = articles.map(({ data }) => data.modified).reduce(later, "");
  return [
    ...pages.map(({ path, fields: { hero, modified } }) => ({
      path,
      title: hero.title,
      eyebrow: hero.eyebrow,
      picture: hero.picture,
      // The blog page changes with its newest article.
      modified: path === BLOG ? later(modified, newest) : modified,
    })),
    ...articles.map(({ data: { to, title, category, modified, picture } }) => ({
      path: to,
      title,
      eyebrow: category,
      modified,
      picture,
    })),
    ...legal.map(({ data: { to, title, modified } }) => ({ path: to, title, modified })),
  ];
}

/** Every page of the site, in the order of the site map. */
export function sitePages(content: Content): SitePage[] {
  const described = new Map(describedPages(content).map((page) => [page.path, page]));
  return sitePaths().map((path) => {
    const page = described.get(path);
    if (!page) throw new Error(`${path}: found no content, expected a file for this page`);
    return page;
  });
}
