import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { formatFile } from "content-files";
import { articleSlugs } from "../../tools/content/article-slugs.ts";
import { expect, test } from "./test.ts";

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
async function offerFolder(page: Page, pictures: string[]): Promise<void> {
  const images = pictures.map((name) => [
    join(ROOT, "images", name),
    readFileSync(join(ROOT, "images", name)).toString("base64"),
  ]);
  await page.addInitScript(() => {
    Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() });
  });
  await page.goto("/robots.txt");
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
export const readFolderFile = (page: Page, path: string): Promise<string | undefined> =>
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

/** Signs in to the editor with that folder. */
async function workLocally(page: Page): Promise<void> {
  await page.goto("/admin");
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("treeitem", { name: "Articles" }).waitFor();
}

/** Opens a form of the editor, such as `clinic/entries/clinic` or `articles/new`. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/admin#/collections/${path}`);
  await page
    .getByRole("group", { name: /Field$/ })
    .first()
    .waitFor();
}

/**
 * Finds a form field by its label. The editor renders fields only when they are in view, so this scrolls until the
 * field appears.
 */
export async function fieldNamed(page: Page, label: string, within?: Locator): Promise<Locator> {
  const name = new RegExp(`^“\\W?${label}\\W?” Field$`);
  const field = (within ?? page).getByRole("group", { name }).first();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, -50_000);
  await expect(async () => {
    await page.mouse.wheel(0, 300);
    expect(await field.count()).toBeGreaterThan(0);
  }).toPass({ intervals: [50] });
  await field.scrollIntoViewIfNeeded();
  return field;
}

/** Opens the first closed group or entry in a field. */
export const expand = (field: Locator): Promise<void> =>
  field.getByRole("button", { name: "Expand", exact: true }).first().click();

/** Adds an entry to a list of the form and fills in its fields. */
export async function addEntry(
  page: Page,
  list: string,
  entry: Record<string, string>,
): Promise<void> {
  const field = await fieldNamed(page, list);
  await field.getByRole("button", { name: /^Add/ }).first().click();
  for (const [label, value] of Object.entries(entry))
    await (await fieldNamed(page, label, field)).getByRole("textbox").first().fill(value);
}

/** Saves the form and waits for the editor's message. */
export async function save(page: Page): Promise<void> {
  const saved = page.getByText(/saved/i);
  // The message about an earlier save is gone.
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved.first().waitFor();
}

/** Tries to save the form, and expects the site's check to refuse it with this message. */
export async function expectRefusal(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Show Errors" }).click();
  await expect(page.getByText(words).first()).toBeVisible();
}

/** Opens Monday's opening times in the clinic's facts. */
export async function openMonday(page: Page): Promise<Locator> {
  await openForm(page, "clinic/entries/clinic");
  const hours = await fieldNamed(page, "Opening hours");
  await expand(hours);
  const open = await fieldNamed(page, "Times", hours);
  await expand(open);
  return open;
}

/** The editor's forms by their address, and the file behind each. */
export async function forms(page: Page): Promise<{ form: string; file: string }[]> {
  const { cms } = await (await page.request.get("/admin/config.json")).json();
  const files = cms.collections.flatMap(
    ({ name, files = [] }: { name: string; files?: { name: string; file: string }[] }) =>
      files.map((one) => ({ form: `${name}/entries/${one.name}`, file: one.file })),
  );
  const articles = articleSlugs().map((slug) => ({
    form: `articles/entries/${slug}`,
    file: `content/articles/${slug}.mdx`,
  }));
  return [...files, ...articles];
}

/** The current text of a file in that folder. */
export const textOf = async (page: Page, path: string): Promise<string> =>
  Buffer.from((await readFolderFile(page, path)) ?? "", "base64").toString("utf8");

/** The lines that were removed and added between two texts. */
export const changedLines = (before: string, after: string) => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return {
    removed: a.filter((line) => !b.includes(line)),
    added: b.filter((line) => !a.includes(line)),
  };
};

/** The names of some of the project's photographs. */
export const picturesOfContent = (count: number): string[] =>
  readdirSync(join(ROOT, "images"))
    .filter((name) => name.endsWith(".jpg"))
    .slice(0, count);

/** Starts each test of the calling file in the editor, signed in with a real folder. */
export function workInEditor(): void {
  test.use({ actionTimeout: 20_000 });
  test.beforeEach(async ({ page }) => {
    test.slow();
    await offerFolder(page, picturesOfContent(2));
    await workLocally(page);
  });
}
