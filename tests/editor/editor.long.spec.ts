import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { parse } from "yaml";
import { articles } from "../support/content.ts";
import {
  addEntry,
  changedLines,
  expand,
  expect,
  expectRefusal,
  fieldNamed,
  openForm,
  REFUSED_REQUESTS,
  save,
  test,
  workInEditor,
} from "../support/editor.ts";
import { textOf } from "../support/editor-folder.ts";

// The real editor, with our forms, our check and our file format, in a folder of the browser.

const CLINIC_FILE = "content/clinic.yaml";
const HOME = "content/pages/home.yaml";
/** The first bytes of a phone's photo. */
const HEIC = Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0mif1heic", "latin1");
/** An article with a box in its text, preferably inside a part, which is a text of its own in the editor. */
const article =
  articles.find(({ body }) => /<Part(?:(?!<\/Part>)[\s\S])*<Note/.test(body)) ??
  articles.find(({ body }) => body.includes("<Note")) ??
  articles[0];
const ARTICLE = `content/articles/${article?.slug}.mdx`;

workInEditor();

test("changing Monday's hours changes only their lines in the file", async ({ page }) => {
  const before = await textOf(page, CLINIC_FILE);
  await openForm(page, "clinic/entries/clinic");
  const hours = await fieldNamed(page, "Opening hours");
  await expand(hours);
  const open = await fieldNamed(page, "Times", hours);
  await expand(open);
  await open.getByRole("textbox", { name: "Opens" }).fill("2pm");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(open.getByText("Expected: a time written 08:00.")).toBeVisible();

  await open.getByRole("textbox", { name: "Opens" }).fill("07:15");
  await save(page);
  const { removed, added } = changedLines(before, await textOf(page, CLINIC_FILE));
  expect(added).toEqual([expect.stringContaining("07:15")]);
  expect(removed.length).toBeLessThanOrEqual(1);
});

test("changing a box in an article's text changes only its line", async ({ page }) => {
  test.skip(!article?.body.includes("<Note"), "no article has a box");
  const before = await textOf(page, ARTICLE);
  await openForm(page, `articles/entries/${article?.slug}`);
  const text = await fieldNamed(page, "Text");
  // The editor shows what is inside a part once the part is in view.
  for (const part of await text.getByRole("group", { name: "Part on a colour" }).all())
    await part.scrollIntoViewIfNeeded();
  const box = text.getByRole("group", { name: "Box" }).last();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole("textbox", { name: "Title" }).fill("Ask first");
  await save(page);
  const { removed, added } = changedLines(before, await textOf(page, ARTICLE));
  expect(added).toEqual(['<Note title="Ask first">']);
  expect(removed).toHaveLength(1);
});

test("a closure over Christmas can be added next to the hours", async ({ page }) => {
  const before = await textOf(page, CLINIC_FILE);
  await openForm(page, "clinic/entries/clinic");
  const christmas = { from: "2026-12-24", to: "2027-01-04", note: "Christmas break" };
  await addEntry(page, "Closures", {
    "First day closed": christmas.from,
    "Last day closed": "2026-12-20",
    Note: christmas.note,
  });
  await expectRefusal(
    page,
    'Last day closed: found "2026-12-20", expected a last day that is on or after the first',
  );
  const last = await fieldNamed(page, "Last day closed");
  await last.getByRole("textbox").first().fill(christmas.to);
  await save(page);
  const { closures, ...others } = parse(before);
  const after = parse(await textOf(page, CLINIC_FILE));
  expect(after).toEqual({ ...others, closures: [...closures, christmas] });
});

test.describe("a new picture", () => {
  // The policy refuses the editor's code for HEIC thumbnails.
  test.use({ allowedMessages: new RegExp(`worker|wasm|${REFUSED_REQUESTS.source}`) });

  test("can replace another once the site can show it", async ({ page }, info) => {
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
    expect(changedLines(before, after).added).toEqual([expect.stringContaining("file: shoes.jpg")]);
    expect(after.split("\n")).toHaveLength(before.split("\n").length);
  });
});
