import { PAGES } from "../support/built-site.ts";
import { expect, open, test } from "../support/test.ts";
import { TEXT_SPACING, unreadable } from "../support/unreadable-text.ts";

test.use({ bypassCSP: true });

for (const path of PAGES) {
  test(`${path} has space for wide text spacing`, { tag: "@long" }, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: TEXT_SPACING });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(scrollWidth, "the page's width").toBe(width);
      // A clamped text is unclamped one frame after its size changes.
      await expect.soft
        .poll(async () => (await page.evaluate(unreadable)).cut, `lines cut at ${width} px`)
        .toEqual([]);
    }
  });
}
