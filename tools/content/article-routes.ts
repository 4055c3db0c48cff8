import { articleSlugs } from "./article-slugs.ts";
import { articleRouteFile } from "./generate.ts";

/** Each article's slug and the module of its route, which the content plugin writes before the build reads it. */
export const articleRoutes = () =>
  articleSlugs().map((slug) => ({ slug, file: `../${articleRouteFile(slug)}` }));
