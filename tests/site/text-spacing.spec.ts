import { PAGES } from "../support/built-site.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";

// WCAG 1.4.12: with this text spacing, nothing may be lost or pushed aside.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ bypassCSP: true });

for (const path of PAGES) {
  test(`${path} has space for wide text spacing`, { tag: "@long" }, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: SPACING });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollThrough(page);
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(scrollWidth, "the page's width").toBe(width);
      // A clamped text is unclamped one frame after its size changes.
      await expect.soft
        .poll(async () => (await page.evaluate(unreadable)).cut, `lines cut at ${width} px`)
        .toEqual([]);
    }
  });
}
