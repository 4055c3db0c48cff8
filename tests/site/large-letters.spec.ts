import { PAGES } from "../support/built-site.ts";
import { SAME_TEMPLATE } from "../support/content.ts";
import { unreadable } from "../support/lines.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

// Letters as a visitor may set them in the browser: 16 px is what most have.
const SIZES = [24, 32];
const WIDTHS = [390, 1280];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const path of PAGES) {
  test(`${path} cuts no line where letters are large`, {
    tag: SAME_TEMPLATE.includes(path) ? "@long" : [],
  }, async ({ page }) => {
    await open(page, path);
    for (const width of WIDTHS)
      for (const size of SIZES) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate(
          (px) => document.documentElement.style.setProperty("font-size", px),
          `${size}px`,
        );
        await scrollThrough(page);
        // A clamped text is measured, and then shown whole, a frame after its size changes.
        await expect.soft
          .poll(
            async () => (await page.evaluate(unreadable)).cut,
            `lines cut at ${width} px with letters of ${size} px`,
          )
          .toEqual([]);
      }
  });
}
