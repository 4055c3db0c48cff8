import routes from "../../app/routes.ts";

/** An address that no route has. Its page is prerendered and served for every unknown path. */
export const NOT_FOUND_PATH = "/404";

/** Every page's path without a trailing slash, in the order of the routes. */
export function sitePaths(): string[] {
  return routes.map((entry) => `/${entry.path ?? ""}`).filter((path) => path !== "/*");
}
