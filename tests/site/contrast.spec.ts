import { htmlOf, PAGES } from "../support/built-site.ts";
import { lowContrastLines } from "../support/low-contrast-lines.ts";
import { expect, loadPictures, test } from "../support/test.ts";

const WIDTHS = [360, 768, 900, 1280, 1920];
// A section with a picture behind its text.
const ON_PICTURES = "main section:has(> picture)";

// Without JavaScript nothing moves. The content security policy would block the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true, allowedMessages: /status of 404/ });

const pages = [...PAGES, "/404"].filter((path) => /<section[^>]*><picture/.test(htmlOf(path)));

for (const path of pages) {
  test(`${path} has enough contrast for text on pictures`, { tag: "@long" }, async ({ page }) => {
    // Every line is checked pixel by pixel, at five widths.
    test.setTimeout(300_000);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      // Reload for each width, because a browser keeps a larger picture when the window narrows.
      await page.goto(path);
      await loadPictures(page, page.locator(`${ON_PICTURES} > picture > img`));
      await page.evaluate(() => document.fonts.ready);
      const faint = await lowContrastLines(page, page.locator(`header, ${ON_PICTURES}`));
      expect
        .soft(faint, `at ${width} px; a patch (hero.patch) or another focus fixes it`)
        .toEqual([]);
    }
  });
}
