import { writeArticleRoutes, writeModuleTypes } from "./content/generate.ts";
import { rooms } from "./content/rooms.ts";

writeArticleRoutes();
writeModuleTypes(rooms);
