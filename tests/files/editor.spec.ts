import { parse } from "yaml";
import { APPROVED_FILE } from "../../tools/advertising/approved-file.ts";
import { REDIRECTS_FILE } from "../../tools/redirects/redirects.ts";
import { check } from "../support/check-folder.ts";
import { articles } from "../support/content.ts";
import {
  addEntry,
  changedLines,
  expect,
  expectClosed,
  expectRefusal,
  fieldNamed,
  openForm,
  openMonday,
  REFUSED_REQUESTS,
  save,
  test,
  workInEditor,
} from "../support/editor.ts";
import { textOf } from "../support/editor-folder.ts";

const CLINIC = "content/clinic.yaml";
/** Preferably an article with a box in its text. */
const article = articles.find(({ body }) => body.includes("<Note")) ?? articles[0];
const ARTICLE = `content/articles/${article?.slug}.mdx`;

workInEditor();

test("changing Monday's hours changes only their lines in the file", { tag: "@long" }, async ({
  page,
}) => {
  const before = await textOf(page, CLINIC);
  const open = await openMonday(page);
  await open.getByRole("textbox", { name: "Opens" }).fill("2pm");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(open.getByText("Expected: a time written 08:00.")).toBeVisible();

  await open.getByRole("textbox", { name: "Opens" }).fill("07:15");
  await save(page);
  const { removed, added } = changedLines(before, await textOf(page, CLINIC));
  expect(added).toEqual([expect.stringContaining("07:15")]);
  expect(removed.length).toBeLessThanOrEqual(1);
  expect(await check(page, [CLINIC])).toContain("complete");
});

test("changing an article's title changes only its line", { tag: "@long" }, async ({ page }) => {
  const before = await textOf(page, ARTICLE);
  await openForm(page, `articles/entries/${article?.slug}`);
  await (await fieldNamed(page, "Title")).getByRole("textbox").fill("The Posture Question");
  await save(page);
  const after = await textOf(page, ARTICLE);
  expect(changedLines(before, after).added).toEqual(["title: The Posture Question"]);
  expect(after.split("\n")).toHaveLength(before.split("\n").length);
  expect(await check(page, [ARTICLE])).toContain("complete");
});

test("changing a box in an article's text changes only its line", { tag: "@long" }, async ({
  page,
}) => {
  test.skip(!article?.body.includes("<Note"), "no article has a box");
  const before = await textOf(page, ARTICLE);
  await openForm(page, `articles/entries/${article?.slug}`);
  const box = (await fieldNamed(page, "Text")).getByRole("group", { name: "Box" }).first();
  await box.scrollIntoViewIfNeeded();
  await box.getByRole("textbox", { name: "Title" }).fill("Ask first");
  await save(page);
  const { removed, added } = changedLines(before, await textOf(page, ARTICLE));
  expect(added).toEqual(['<Note title="Ask first">']);
  expect(removed).toHaveLength(1);
});

test("a closure over Christmas can be added next to the hours", { tag: "@long" }, async ({
  page,
}) => {
  const before = await textOf(page, CLINIC);
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
  const after = await textOf(page, CLINIC);
  expect(parse(after)).toEqual({
    ...parse(before),
    closures: [...parse(before).closures, christmas],
  });
  expect(changedLines(before, after).removed.length).toBeLessThanOrEqual(1);
  expect(await check(page, [CLINIC])).toContain("complete");
});

test("an old address can be added to the redirects", { tag: "@long" }, async ({ page }) => {
  const before = await textOf(page, REDIRECTS_FILE);
  await openForm(page, "clinic/entries/redirects");
  await addEntry(page, "Old addresses", { "Old address": "/about-us.html", "Leads to": "/about" });
  await save(page);
  const { added } = changedLines(before, await textOf(page, REDIRECTS_FILE));
  expect(added).toEqual(["- { from: /about-us.html, to: /about }"]);
  expect(await check(page, [REDIRECTS_FILE])).toContain("complete");
});

test.describe("leaving without saving", () => {
  // The browser logs this when leaving the page is cancelled.
  test.use({ allowedMessages: new RegExp(`Navigation was aborted|${REFUSED_REQUESTS.source}`) });

  test("Escape and Back ask before they throw changes away", { tag: "@long" }, async ({ page }) => {
    const asked: string[] = [];
    let leave = false;
    page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      return leave ? dialog.accept() : dialog.dismiss();
    });
    await openForm(page, "clinic/entries/clinic");
    const name = (await fieldNamed(page, "Short name")).getByRole("textbox");
    await name.fill("Tideling");
    await page.keyboard.press("Escape");
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await expect.poll(() => asked).toHaveLength(2);
    await expect(name).toHaveValue("Tideling");
    leave = true;
    await name.click();
    await page.keyboard.press("Escape");
    await expect.poll(() => asked).toHaveLength(3);
    await expectClosed(page);

    await openForm(page, "clinic/entries/clinic");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Cancel Editing" })).toBeHidden();
    expect(asked).toHaveLength(3);
  });
});

test("a page's sentences can be approved in the form", { tag: "@long" }, async ({ page }) => {
  const { toApprove } = await (await page.request.get("/config.json")).json();
  const [[path, sentences] = ["", {}]] = Object.entries(toApprove);
  test.skip(path === "", "no page asks for approval");
  await openForm(page, "clinic/entries/approved-sentences");
  const first = page.getByRole("group", { name: /Field$/ }).first();
  await expect(first.getByRole("textbox")).not.toBeEditable();
  await first.getByRole("switch").click();
  await save(page);
  await expect.poll(async () => parse(await textOf(page, APPROVED_FILE))[path]).toEqual(sentences);
});
