import { articles } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 800 } });

test("on a narrow screen, a table is still announced as one, and its labels aren't read out twice", async ({
  page,
}) => {
  const article = articles.find(({ body }) => body.includes("<Table"));
  test.skip(!article, "no article has a table");
  await open(page, article?.path ?? "");
  const cells = page.locator("[data-prose] tbody td");
  const label = await cells.first().evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(label).toMatch(/^".+" \/ ""$/);
  await expect(page.locator("[data-prose] table").first()).toHaveCSS("display", "block");
  // Read from the browser's own accessibility tree, which Playwright's role locators don't cover.
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send("Accessibility.getFullAXTree");
  const heard = nodes.map(({ role }) => role?.value);
  expect(heard.filter((role) => role === "cell").length).toBe(await cells.count());
  expect(heard).toEqual(expect.arrayContaining(["table", "row", "columnheader", "rowheader"]));
});
