import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { APPROVED_FILE } from "../../tools/advertising/approved-file.ts";
import { articlePath, articleSlugs } from "../../tools/content/article-slugs.ts";
import { REDIRECTS_FILE } from "../../tools/redirects/redirects.ts";
import { check } from "../support/check-folder.ts";
import {
  addEntry,
  changedLines,
  expand,
  expect,
  expectClosed,
  expectRefusal,
  fieldNamed,
  forms,
  openForm,
  REFUSED_REQUESTS,
  save,
  test,
  workInEditor,
} from "../support/editor.ts";
import { picturesOfContent, textOf } from "../support/editor-folder.ts";

// The editor's slowest journeys: npm run test:site -- --grep @long runs them.

const HOME = "content/pages/home.yaml";
const NEW = "content/articles/what-to-bring-along.mdx";
const [PICTURE = ""] = picturesOfContent(1);
/** The first bytes of a phone's photo. */
const HEIC = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
const SHOES = "content/images/shoes.jpg";

workInEditor();

/** A text field that isn't a date or a fixed value. */
const WRITABLE = "input[type=text]:not([readonly]), textarea:not([readonly])";
/** Fields that take no free text: a date or "pending", lower-case letters and hyphens. */
const NO_WORDS = /^(Reviewed|Id)$/;

test("every file can be saved with one line changed", { tag: "@long" }, async ({ page }) => {
  test.setTimeout(300_000);
  for (const { form, file } of await forms(page)) {
    // An empty list has no field to type in, and the sentences to approve are read-only.
    if (file === REDIRECTS_FILE || file === APPROVED_FILE) continue;
    const before = await textOf(page, file);
    await openForm(page, form);
    const words = page
      .getByRole("group", { name: /Field$/ })
      .filter({ hasNot: page.getByRole("textbox", { name: NO_WORDS }) })
      .locator(WRITABLE)
      .first();
    // The first group of a form may be closed.
    const closed = page.getByRole("button", { name: "Expand", exact: true });
    await words.or(closed.first()).first().waitFor();
    if ((await words.count()) === 0) await closed.first().click();
    await words.fill(`${(await words.inputValue()).slice(0, -1)}ß`);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    // While the editor replaces the file, it doesn't exist.
    const written = async () => !["", before].includes(await textOf(page, file));
    await expect.poll(written, file).toBe(true);
    await expectClosed(page);
    const after = await textOf(page, file);
    const { removed, added } = changedLines(before, after);
    expect([file, removed.length, added.length]).toEqual([file, 1, 1]);
    expect(after.split("\n")).toHaveLength(before.split("\n").length);
  }
});

test("an article can move to another address, and the old one redirects", {
  tag: "@long",
}, async ({ page }) => {
  // Preferably one that a page names too.
  const home = await textOf(page, HOME);
  const slugs = articleSlugs();
  const old = slugs.find((slug) => home.includes(slug)) ?? slugs[0] ?? "";
  const next = `${old}-anew`;
  const fileOf = (slug: string) => `content/articles/${slug}.mdx`;
  const before = await textOf(page, fileOf(old));
  await openForm(page, `articles/entries/${old}`);
  await page.getByRole("radio", { name: "Slug" }).click();
  await page.getByRole("button", { name: "Edit Slug" }).click();
  const panel = page.getByRole("group", { name: "Slug" });
  await panel.getByRole("textbox").fill(next);
  await panel.getByRole("button", { name: "Done" }).click();
  await save(page);
  await expect.poll(() => textOf(page, fileOf(next))).toBe(before);

  await openForm(page, "clinic/entries/redirects");
  await addEntry(page, "Old addresses", {
    "Old address": articlePath(old),
    "Leads to": articlePath(next),
  });
  await save(page);
  // Articles and pages that name it are updated. Links inside a text aren't, so the check reports them.
  const files = [...slugs, next].map(fileOf);
  const lines = (await check(page, [...files, HOME, REDIRECTS_FILE])).trim().split("\n");
  const expected = new RegExp(`complete\\.$|: found a link to ${articlePath(old)}, `);
  expect(lines.filter((line) => !expected.test(line))).toEqual([]);
});

test.describe("a new picture", () => {
  // The policy refuses the editor's code for HEIC thumbnails.
  test.use({ allowedMessages: new RegExp(`worker|wasm|${REFUSED_REQUESTS.source}`) });

  test(
    "can replace another once the site can show it",
    { tag: "@long" },
    async ({ page }, info) => {
      test.slow();
      const before = await textOf(page, HOME);
      await openForm(page, "pages/entries/home");
      const hero = await fieldNamed(page, "Top of the page");
      await expand(hero);
      const picture = await fieldNamed(page, "Picture", hero);
      await expand(picture);
      const upload = async (name: string, content: Buffer) => {
        // A real file: the browser reads it by itself, instead of getting 21 MB through Playwright.
        const file = info.outputPath(name);
        await writeFile(file, content);
        // After a refused file, the field is empty.
        await picture.getByRole("button", { name: /^(Replace Image|Browse)$/ }).click();
        const dialog = page.getByRole("dialog", { name: "Select Image" });
        const chooser = page.waitForEvent("filechooser");
        await dialog.getByRole("button", { name: "Upload" }).click();
        await (await chooser).setFiles(file);
        await dialog.getByRole("button", { name: "Insert" }).click();
        await dialog.waitFor({ state: "hidden" });
      };
      // Pale and calm, so that dark words can be read on it.
      const photo = (width: number) =>
        sharp({ create: { width, height: width, channels: 3, background: "#efe6d8" } })
          .jpeg()
          .toBuffer();
      const huge = Buffer.concat([await photo(1400), Buffer.alloc(21_000_000)]);
      await upload("Huge.jpg", huge);
      await page.getByRole("alertdialog", { name: "Large File" }).getByRole("button").click();
      await upload("IMG_0042.HEIC", HEIC);
      await expectRefusal(page, "If it’s a HEIC, save it as JPEG on your phone first.");
      await upload("Small.jpg", await photo(300));
      await expectRefusal(page, 'pixels", expected a picture of at least');
      await upload("Shoes.jpg", await photo(1400));
      await page.getByRole("button", { name: "Save", exact: true }).click();
      // The editor checks the picture before it saves it. The saved file shows when it's done.
      await expect.poll(() => textOf(page, HOME), { timeout: 60_000 }).not.toBe(before);
      const after = await textOf(page, HOME);
      expect(changedLines(before, after).added).toEqual([
        expect.stringContaining("file: shoes.jpg"),
      ]);
      expect(after.split("\n")).toHaveLength(before.split("\n").length);
      expect(await check(page, [HOME, SHOES])).toContain("complete");
    },
  );
});

test("a new article can be written with all its fields", { tag: "@long" }, async ({ page }) => {
  await openForm(page, "articles/new");
  const fill = async (label: string, value: string) =>
    (await fieldNamed(page, label)).getByRole("textbox").first().fill(value);
  const fillList = async (label: string, lines: string[]) => {
    const list = await fieldNamed(page, label);
    for (const [i, line] of lines.entries()) {
      await list.getByRole("button", { name: /^Add/ }).click();
      // The new entry appears a moment after the click.
      await list.getByRole("textbox").nth(i).fill(line);
    }
  };
  await fill("Title", "What to bring along");
  await fill(
    "Description",
    "What to have with you at a first visit, and what you can leave at home.",
  );
  await fill("Words on the card", "What to have with you, and what can stay at home.");
  await fill("Opening sentence", "A short list for a first visit.");
  await fill("Category", "Health Tips");
  await fill("Date", "2026-01-05");
  await fill("Reviewed", "2026-01-05");
  const picture = await fieldNamed(page, "Picture");
  await picture.getByRole("button", { name: "Browse" }).click();
  const dialog = page.getByRole("dialog", { name: "Select Image" });
  await dialog.getByText(PICTURE).click();
  await dialog.getByRole("button", { name: "Insert" }).click();
  await fill("Link back", "Back to Blog");
  const booking = await fieldNamed(page, "Booking");
  await booking.getByRole("textbox").first().fill("Book Consultation");
  await booking.getByRole("radio", { name: "booking", exact: true }).click();
  await fillList("Three points to keep", ["Bring letters", "Bring scans", "Leave the rest"]);
  await fillList("When to get medical help first", ["Chest pain: call 000", "A fall: see a GP"]);
  const related = await fieldNamed(page, "Related articles");
  for (const _ of [1, 2, 3]) {
    await related.getByRole("combobox").click();
    await page.getByRole("option").first().click();
  }
  const text = (await fieldNamed(page, "Text")).getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.insertText(`Bring ${"any letters and scans you have ".repeat(33)}along.`);
  await page.getByRole("button", { name: "Insert" }).first().click();
  await page.getByRole("menuitem", { name: "Table" }).click();
  const table = page.getByRole("group", { name: "Table" });
  await table.getByRole("textbox", { name: "Caption" }).fill("What to bring");
  await save(page);
  await page.getByRole("link", { name: "Show it on Home" }).click();
  await fieldNamed(page, "In search results");

  const written = await textOf(page, NEW);
  expect(written).toContain("| Letters and scans | So that nothing is done twice |");
  expect(written).toMatch(/^---\ntitle: What to bring along\ndescription: /);
  expect(written).not.toMatch(/order:|published:|modified:|contactButton:|sources:|sourceText/);
  expect(await check(page, [NEW])).toContain("complete");
});
