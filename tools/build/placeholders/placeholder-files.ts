import { readFileSync } from "node:fs";
import { transformWithOxc } from "vite";
import { placeholderIntegrations } from "../../../app/integrations/all-integrations.ts";
import type { PlaceholderFile } from "../../../app/integrations/integration.ts";
import type { Integrations } from "../../../app/schema/clinic.ts";
import type { Site } from "../../../app/schema/site.ts";

/** The stylesheet that all placeholders share, made of `SOURCES`. */
export const STYLESHEET = "placeholder.css";
const SOURCES = ["app/styles/tokens.css", "app/integrations/placeholder/placeholder.css"];

const read = (file: string) => readFileSync(file, "utf8");

async function fileContent(file: PlaceholderFile): Promise<string | Buffer> {
  if (typeof file === "string") return file;
  if ("copy" in file) return readFileSync(file.copy);
  // Compiled to a classic script, like the providers' own.
  const { code } = await transformWithOxc(read(file.compile), file.compile);
  const plain = code.replace(/^export\s*\{\s*\};?$/m, "");
  return `((data) => {\n${plain}})(${JSON.stringify(file.data)});\n`;
}

/** The files under `/placeholder/` for the integrations that aren't connected yet: content by file name. */
export async function placeholderFiles(
  integrations: Integrations,
  site: Site,
): Promise<Map<string, string | Buffer>> {
  const files = new Map<string, string | Buffer>();
  for (const { placeholder } of placeholderIntegrations(integrations))
    for (const [name, file] of Object.entries(placeholder?.(site) ?? {}))
      files.set(name, await fileContent(file));
  if ([...files.keys()].some((name) => name.endsWith(".html")))
    files.set(STYLESHEET, SOURCES.map(read).join(""));
  return files;
}
