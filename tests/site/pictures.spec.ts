import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/built-site.ts";
import { expect, loadPictures, test } from "../support/test.ts";

const sizes = (page: Page) =>
  page.locator("picture > img").evaluateAll((all) =>
    (all as HTMLImageElement[]).map((one) => {
      const { width, height } = one.getBoundingClientRect();
      return { file: one.getAttribute("src"), width, height };
    }),
  );

for (const path of PAGE_KINDS) {
  test(`${path} has room for each picture before it loads`, {
    tag: path === "/" ? "@long-phone" : ["@both", "@long"],
  }, async ({ page }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\.(avif|jpg)$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const stylesheets = page.locator('link[rel="stylesheet"]:not([disabled])');
    await expect
      .poll(() => stylesheets.evaluateAll((all) => all.every((link) => Reflect.get(link, "sheet"))))
      .toBe(true);
    await page.evaluate(() => document.fonts.ready);
    const before = await sizes(page);
    resolve();
    await loadPictures(page);
    const after = await sizes(page);
    // The files' widths are rounded, so their heights are up to a pixel off.
    const grown = before.filter(
      ({ width, height }, i) =>
        Math.abs(width - (after[i]?.width ?? 0)) + Math.abs(height - (after[i]?.height ?? 0)) > 2,
    );
    expect(grown).toEqual([]);
  });
}
