import { PAGES } from "../support/built-site.ts";
import { expect, open, test } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";

// Font sizes a visitor may set in the browser. The default is 16 px.
const SIZES = [24, 32];
const WIDTHS = [390, 1024, 1280];

for (const path of PAGES) {
  test(`${path} keeps every line with large text, and doesn't scroll sideways`, {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS)
      for (const size of SIZES) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(
          (px) => document.documentElement.style.setProperty("font-size", px),
          `${size}px`,
        );
        const across = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(across, `width at ${width} px with letters of ${size} px`).toBe(width);
        // A clamped text is unclamped one frame after its size changes.
        await expect.soft
          .poll(
            async () => (await page.evaluate(unreadable)).cut,
            `lines cut at ${width} px with letters of ${size} px`,
          )
          .toEqual([]);
      }
  });
}
