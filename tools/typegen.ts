import { writeArticleRoutes, writeModuleTypes } from "./content/generate.ts";
import { pageFolders } from "./content/page-folders.ts";

writeArticleRoutes();
writeModuleTypes(pageFolders);
