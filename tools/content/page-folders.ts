import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import routes from "../../app/routes.ts";
import type { ParsedPage } from "../../app/schema/page.ts";

/** A page whose content is one YAML file. `folder` is its folder in `app/pages`, `path` its address. */
export type PageFolder = {
  folder: string;
  path: string;
  /** The YAML file in `content`, such as `services/babies-children`. It's imported as `content:NAME`. */
  contentName: string;
};

const SERVICES = "services/";

/** The page folders with a schema, in the order of the routes. */
export const pageFolders: PageFolder[] = routes.flatMap(({ file, path = "" }) => {
  const folder = dirname(file).replace(/^pages\//, "");
  if (!existsSync(`app/pages/${folder}/schema.ts`) || !file.endsWith("/page.tsx")) return [];
  const contentName = folder.startsWith(SERVICES) ? folder : `pages/${folder.split("/").at(-1)}`;
  return [{ folder, path: `/${path}`, contentName }];
});

/** The `schema` that a page folder exports from its `schema.ts`. */
export async function schemaOf({ folder }: PageFolder): Promise<z.ZodType<ParsedPage>> {
  const file = pathToFileURL(resolve("app/pages", folder, "schema.ts")).href;
  const { schema }: { schema: z.ZodType<ParsedPage> } = await import(/* @vite-ignore */ file);
  return schema;
}
