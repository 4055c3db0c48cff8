import { articleRoutes } from "./content/article-routes.ts";
import { writeModuleTypes } from "./content/generate.ts";
import { rooms } from "./content/rooms.ts";

articleRoutes();
writeModuleTypes(rooms);
