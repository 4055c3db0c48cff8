import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import routes from "../../app/routes.ts";
import type { ParsedPage } from "../../app/schema/page.ts";

/** A page whose words are one YAML file: its folder in `app/pages`, its path and that file's name in `content`. */
export type PageFolder = {
  folder: string;
  path: string;
  /** As `services/babies-children`, which is also what it is imported by after `content:`. */
  name: string;
};

const SERVICES = "services/";

/** The page folders with a schema, in the order of the site map. */
export const pageFolders: PageFolder[] = routes.flatMap(({ file, path = "" }) => {
  const folder = dirname(file).replace(/^pages\//, "");
  if (!existsSync(`app/pages/${folder}/content.ts`) || !file.endsWith("/page.tsx")) return [];
  const name = folder.startsWith(SERVICES) ? folder : `pages/${folder.split("/").at(-1)}`;
  return [{ folder, path: `/${path}`, name }];
});

/** The schema a page keeps in its `content.ts`, under the name `schema`. */
export async function schemaOf({ folder }: PageFolder): Promise<z.ZodType<ParsedPage>> {
  const file = pathToFileURL(resolve("app/pages", folder, "content.ts")).href;
  const { schema }: { schema: z.ZodType<ParsedPage> } = await import(/* @vite-ignore */ file);
  return schema;
}
