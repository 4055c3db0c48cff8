import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatSource } from "content-files";

// The editor's tests work in a folder of the browser's private file system.

const ROOT = "content";
const TEXT = /\.(yaml|mdx)$/;

/** The formatted text files of `content`, by path. */
const texts = (): [string, string][] =>
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.test(file))
    .map((file) => [join(ROOT, file), formatSource(readFileSync(join(ROOT, file), "utf8"))]);

/**
 * Gives the page a real folder with the project's text files, in the browser's private file system. The browser's folder
 * picker returns it.
 */
export async function offerFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/favicon.svg");
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    // By this file the editor recognises a project's folder.
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of files) {
      const parts = path.split("/");
      const name = parts.pop() ?? "";
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const file = await folder.getFileHandle(name, { create: true });
      const writable = await file.createWritable();
      await writable.write(text);
      await writable.close();
    }
  }, texts());
}

/** The current text of a file in that folder. */
export const textOf = (page: Page, path: string): Promise<string> =>
  page.evaluate(async (wanted) => {
    const parts = wanted.split("/");
    const name = parts.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    try {
      const file = await (await folder.getFileHandle(name)).getFile();
      return await file.text();
    } catch (error) {
      // While the editor replaces a file, it may not exist for a moment.
      const gone = error instanceof DOMException && /^Not(Found|Readable)Error$/.test(error.name);
      if (gone) return "";
      throw error;
    }
  }, path);
