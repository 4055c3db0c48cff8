import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

/** A built page: its file relative to the site's folder, its address, and its HTML. */
export type PageFile = { file: string; path: string; html: string };

/** The folder of the placeholders, which are shown in iframes and aren't pages of the site. */
export const PLACEHOLDER_FOLDER = "placeholder";

/** Files that the framework leaves in the folder and that shouldn't be deployed. */
const NOT_SERVED = [".vite", "__spa-fallback.html"];

export async function removeUnserved(folder: string): Promise<void> {
  for (const name of NOT_SERVED) await rm(join(folder, name), { recursive: true, force: true });
}

/** The HTML files of the site's pages, relative to the folder, sorted. */
export async function htmlFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.split(sep).join("/"))
    .filter((file) => file.endsWith(".html"))
    .filter((file) => !file.startsWith(`${PLACEHOLDER_FOLDER}/`))
    .sort();
}

const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$|\.html$/, "")}`;

export async function readPages(folder: string): Promise<PageFile[]> {
  const files = await htmlFiles(folder);
  return Promise.all(
    files.map(async (file) => ({
      file,
      path: pathOf(file),
      html: await readFile(join(folder, file), "utf8"),
    })),
  );
}

export const writePage = (folder: string, { file, html }: Pick<PageFile, "file" | "html">) =>
  writeFile(join(folder, file), html);
