import { articles, blog } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test("the folded signs of when to get medical help are printed", async ({ page }) => {
  const article = articles.find(({ helpFirst }) => helpFirst.more.length > 0);
  test.skip(!article, "no article has folded signs");
  await open(page, article?.path ?? "");
  const sign = page.getByText(article?.helpFirst.more[0]?.signs[0] ?? "", { exact: true });
  await expect(sign).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(sign).toBeVisible();
});

test("an article prints without buttons, with addresses spelled out and tables whole", async ({
  page,
}) => {
  const article = articles.find(({ body }) => /^\|/m.test(body) && body.includes("](https:"));
  test.skip(!article, "no article has a table and a source");
  await open(page, article?.path ?? "");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: blog.article.next.title })).toBeHidden();
  await expect(page.getByRole("main").getByRole("button").filter({ visible: true })).toHaveCount(0);
  const source = page.locator('[data-prose] a[href^="http"]').first();
  const after = await source.evaluate((link) => getComputedStyle(link, "::after").content);
  expect(after).toContain((await source.getAttribute("href")) ?? "nothing");
  const around = page.getByRole("table").first().locator("..");
  await expect(around).toHaveCSS("overflow-x", "visible");
});
