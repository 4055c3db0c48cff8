import { articlePath, articleSlugs } from "./article-slugs.ts";
import { articleRouteFile } from "./generate.ts";

/** The path of each article's route, and its module, which the content plugin writes before the build reads it. */
export const articleRoutes = () =>
  articleSlugs().map((slug) => ({
    path: articlePath(slug).slice(1),
    file: `../${articleRouteFile(slug)}`,
  }));
