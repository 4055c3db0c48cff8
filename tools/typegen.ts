import { articleSlugs } from "./content/article-slugs.ts";
import { writeArticleRoutes, writeModuleTypes } from "./content/generate.ts";
import { rooms } from "./content/rooms.ts";

writeArticleRoutes(articleSlugs());
writeModuleTypes(rooms);
