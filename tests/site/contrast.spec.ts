import { htmlOf, PAGES } from "../support/built-site.ts";
import { expect, loadPictures, test } from "../support/test.ts";
import { faintLines } from "../support/text-on-picture.ts";

const WIDTHS = [360, 768, 900, 1280, 1920];
// A section whose picture lies behind its words.
const ON_PICTURES = "main section:has(> picture)";

// Nothing moves without JavaScript, and the policy would refuse the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true, allowedMessages: /status of 404/ });

const pages = [...PAGES, "/404"].filter((path) => /<section[^>]*><picture/.test(htmlOf(path)));

for (const path of pages) {
  test(`${path} keeps its words readable on its pictures`, { tag: "@long" }, async ({ page }) => {
    // Every line of five widths is looked at pixel by pixel.
    test.setTimeout(300_000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Anew for each width: a picture once loaded is kept when the window narrows.
      await page.goto(path);
      await loadPictures(page, page.locator(`${ON_PICTURES} > picture > img`));
      await page.evaluate(() => document.fonts.ready);
      const faint = await faintLines(page, page.locator(`header, ${ON_PICTURES}`));
      expect
        .soft(faint, `at ${width} px; a patch (hero.patch) or another focus mends it`)
        .toEqual([]);
    }
  });
}
