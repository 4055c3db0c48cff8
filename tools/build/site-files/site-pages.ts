import type { PictureData } from "../../../app/lib/picture-data.ts";
import type { Content } from "../../content/modules.ts";
import { sitePaths } from "../../content/site-paths.ts";

/** What the sitemap and the share pictures need to know about a page. `modified` is the day of its last real change. */
export type SitePage = { path: string; modified: string; picture?: PictureData };

/** The later of two dates in the form 2025-01-31. */
export const laterDate = (a: string, b: string): string => (a > b ? a : b);

const describedPages = ({ pages, articles, legal }: Content): SitePage[] => [
  ...pages.map(({ path, fields: { hero, modified } }) => ({
    path,
    modified,
    picture: hero.picture,
  })),
  ...articles.map(({ path, fields: { modified, picture } }) => ({ path, modified, picture })),
  ...legal.map(({ path, fields: { modified } }) => ({ path, modified })),
];

/** Every page of the site, in the sitemap's order. */
export function sitePages(content: Content): SitePage[] {
  const described = new Map(describedPages(content).map((page) => [page.path, page]));
  return sitePaths().map((path) => {
    const page = described.get(path);
    if (!page) throw new Error(`${path}: found no content, expected a file for this page`);
    return page;
  });
}
