import type { Locator, Page } from "@playwright/test";
import { offerFolder } from "./editor-folder.ts";
import { test as base, expect } from "./test.ts";

/** Requests of the editor to other hosts, which its policy refuses: a second source for its fonts, a host's status. */
export const REFUSED_REQUESTS = /cdn\.jsdelivr\.net|status\.com/;

/** Playwright's `test` with the editor as `baseURL`. */
export const test = base.extend({
  allowedMessages: REFUSED_REQUESTS,
  baseURL: ({ editorUrl }, use) => use(editorUrl),
});

/** Signs in to the editor with the folder of `offerFolder`. */
async function workLocally(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await page.getByRole("treeitem", { name: "Articles" }).waitFor();
}

/** Opens a form of the editor, such as `clinic/entries/clinic` or `articles/new`. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(`/#/collections/${path}`);
  await page
    .getByRole("group", { name: /Field$/ })
    .first()
    .waitFor();
}

/** Finds a form field by its label. The editor renders fields only in view, so this scrolls until it appears. */
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

/** After saving, the editor returns to its list. A form opened before that is closed again, or stays empty. */
const expectClosed = (page: Page): Promise<void> =>
  expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();

/** Saves the form, and waits for the editor's message and its list. */
export async function save(page: Page): Promise<void> {
  const saved = page.getByText(/saved/i);
  // The message about an earlier save is gone.
  await expect(saved).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await saved.first().waitFor();
  await expectClosed(page);
}

/** Tries to save the form, and expects the site's check to refuse it with this message. */
export async function expectRefusal(page: Page, words: string): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Show Errors" }).click();
  await expect(page.getByText(words).first()).toBeVisible();
}

/** The lines that were removed and added between two texts. */
export const changedLines = (before: string, after: string) => {
  const [a, b] = [before.split("\n"), after.split("\n")];
  return {
    removed: a.filter((line) => !b.includes(line)),
    added: b.filter((line) => !a.includes(line)),
  };
};

/** Starts each test of the calling file in the editor, signed in with a real folder. */
export function workInEditor(): void {
  test.use({ actionTimeout: 20_000 });
  test.beforeEach(async ({ page }) => {
    test.slow();
    await offerFolder(page);
    await workLocally(page);
  });
}

export { expect };
