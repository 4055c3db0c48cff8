import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatFile } from "content-files";

// The editor's tests work in a folder of the browser's private file system.

const ROOT = "content";
const TEXT = /\.(yaml|mdx)$/;

/** The formatted text files of `content`, by path. */
export const texts = (): [string, string][] =>
  readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => TEXT.test(file))
    .map((file) => [join(ROOT, file), formatFile(readFileSync(join(ROOT, file), "utf8"))]);

/**
 * Gives the page a real folder with the project's text files and the named pictures, in the browser's private file
 * system. The browser's folder picker returns it.
 */
export async function offerFolder(page: Page, pictures: string[]): Promise<void> {
  const images = pictures.map((name) => [
    join(ROOT, "images", name),
    readFileSync(join(ROOT, "images", name)).toString("base64"),
  ]);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/favicon.svg");
  await page.evaluate(
    async ({ files, images }) => {
      const root = await navigator.storage.getDirectory();
      const put = async (path = "", data: string | Uint8Array<ArrayBuffer> = "") => {
        const parts = path.split("/");
        const name = parts.pop() ?? "";
        let folder = root;
        for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(name, { create: true });
        const writable = await file.createWritable();
        await writable.write(data);
        await writable.close();
      };
      // By this file the editor recognises a project's folder.
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of files) await put(path, text);
      for (const [path, data = ""] of images)
        await put(
          path,
          Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)),
        );
    },
    { files: texts(), images },
  );
}

/** The current content of a file in that folder, in base64. Undefined if it doesn't exist yet. */
const readFolderFile = (page: Page, path: string): Promise<string | undefined> =>
  page.evaluate(async (wanted) => {
    const parts = wanted.split("/");
    const name = parts.pop() ?? "";
    let folder = await navigator.storage.getDirectory();
    for (const part of parts) folder = await folder.getDirectoryHandle(part);
    try {
      const file = await (await folder.getFileHandle(name)).getFile();
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    } catch (error) {
      // While the editor replaces a file, it may not exist for a moment.
      const gone = error instanceof DOMException && /^Not(Found|Readable)Error$/.test(error.name);
      if (gone) return undefined;
      throw error;
    }
  }, path);

/** The current text of a file in that folder. */
export const textOf = async (page: Page, path: string): Promise<string> =>
  Buffer.from((await readFolderFile(page, path)) ?? "", "base64").toString("utf8");

/** The names of some of the project's photographs. */
export const picturesOfContent = (count: number): string[] =>
  readdirSync(join(ROOT, "images"))
    .filter((name) => name.endsWith(".jpg"))
    .slice(0, count);
