import routes from "../../app/routes.ts";

/** Any address no route knows; prerendered once and served for every unknown path. */
export const NOT_FOUND_PATH = "/404";

/** Every page's path, in the order of the site map, without a trailing slash. */
export function sitePaths(): string[] {
  return routes.map((entry) => `/${entry.path ?? ""}`).filter((path) => path !== "/*");
}
