import { lowContrastLines } from "../support/low-contrast-lines.ts";
import { expect, loadPictures, test } from "../support/test.ts";

const WIDTHS = [360, 768, 900, 1280, 1920];

// Without JavaScript nothing moves. The content security policy would block the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true, allowedMessages: /status of 404/ });

// The words on a hero's picture are in hero-photos.spec.ts.
test("/404 has enough contrast for the text on its picture", { tag: "@long" }, async ({ page }) => {
  // Every line is checked pixel by pixel.
  test.setTimeout(120_000);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    // Reload for each width, because a browser keeps a larger picture when the window narrows.
    await page.goto("/404");
    await loadPictures(page, page.locator("main img"));
    await page.evaluate(() => document.fonts.ready);
    const faint = await lowContrastLines(page, page.locator("header, main > section"));
    expect.soft(faint, `at ${width} px`).toEqual([]);
  }
});
