import { PAGE_KINDS } from "../../support/built-site.ts";
import { expect, test } from "../../support/test.ts";

test.use({ javaScriptEnabled: false });

/** Runs in the page. The place and size of everything before the stylesheet's link. */
const firstSection = () => {
  const all = [...document.querySelectorAll("body *")];
  const link = all.findIndex((element) => element.matches("[data-deferred-css]"));
  return all
    .slice(0, link)
    .filter((element) => element.checkVisibility() && !element.contains(all[link] ?? null))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return `${element.localName} ${element.classList} ${[x, y, width, height].map(Math.round)}`;
    });
};

for (const path of PAGE_KINDS)
  test(`${path}: nothing in the first section moves when the stylesheet comes`, {
    tag: "@phone",
  }, async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/style-*.css", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await page.evaluate(firstSection);
    release();
    await page.waitForLoadState("load");
    expect(await page.evaluate(firstSection)).toEqual(before);
  });
