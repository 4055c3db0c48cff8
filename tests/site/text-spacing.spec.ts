import { PAGES } from "../support/built-site.ts";
import { unreadable } from "../support/lines.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

// WCAG 1.4.12: the spacing that a visitor may set, and nothing is lost or pushed aside by it.
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

test.use({ contextOptions: { reducedMotion: "reduce" }, bypassCSP: true });

for (const path of PAGES) {
  test(`${path} has room for text that is spaced wide`, { tag: "@long" }, async ({ page }) => {
    await open(page, path);
    await page.addStyleTag({ content: SPACING });
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await scrollThrough(page);
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
      await expect.soft.poll(scrollWidth, "the page's width").toBe(width);
      // A clamped text is measured, and then shown whole, a frame after its size changes.
      await expect.soft
        .poll(async () => (await page.evaluate(unreadable)).cut, `lines cut at ${width} px`)
        .toEqual([]);
    }
  });
}
