import { articlePath, BLOG_PATH } from "../../app/lib/paths.ts";
import routes from "../../app/routes.ts";
import { articleSlugs } from "./prose/article-slugs.ts";

/** Every page's path without a trailing slash, in the order of the routes. */
export function sitePaths(root = "."): string[] {
  const articles = articleSlugs(root).map(articlePath);
  return routes
    .map(({ path = "" }) => `/${path}`)
    .filter((path) => path !== "/*" && !path.startsWith(articlePath("")))
    .flatMap((path) => (path === BLOG_PATH ? [path, ...articles] : path));
}
