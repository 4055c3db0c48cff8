import { articleSlugs } from "./article-slugs.ts";
import { writeArticleRoutes } from "./generate.ts";

/** Each article's slug and the module of its route, which is written here. */
export const articleRoutes = () => writeArticleRoutes(articleSlugs());
