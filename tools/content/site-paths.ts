import routes from "../../app/routes.ts";
import { articleSlugs } from "./prose/article-slugs.ts";
import { articlePath, BLOG_PATH } from "./registry.ts";

/** An address that no route has. Its page is prerendered and served for every unknown path. */
export const NOT_FOUND_PATH = "/404";

/** Every page's path without a trailing slash, in the order of the routes. */
export function sitePaths(root = "."): string[] {
  const articles = articleSlugs(root).map(articlePath);
  return routes
    .map(({ path = "" }) => `/${path}`)
    .filter((path) => path !== "/*" && !path.startsWith(articlePath("")))
    .flatMap((path) => (path === BLOG_PATH ? [path, ...articles] : path));
}
