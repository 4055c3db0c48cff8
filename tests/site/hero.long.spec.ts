import sharp from "sharp";
import { type Color, contrast, MIN_CONTRAST } from "../../app/lib/contrast.ts";
import { pages } from "../support/content.ts";
import { expect, loadPictures, test } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";

// The owner puts in another photo, whatever it shows. Words are hardest to read on one that is all black or all white.

const HERO = "main > section:first-of-type";
type Line = { text: string; color: Color; clip: DOMRect };

/** Runs in the page: the lines of text in these parts. */
function readLines(parts: Element[]): Line[] {
  return parts.flatMap((part) => {
    const lines: Line[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement: of, textContent } = texts.currentNode;
      const text = textContent?.trim();
      const shows = of?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!of || !text || !shows || of.closest(".visually-hidden")) continue;
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(of).color.match(/[\d.]+/g) ?? []
      ).map(Number);
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const clip of range.getClientRects())
        if (clip.width > 1 && clip.bottom < innerHeight)
          lines.push({ text, color: [red, green, blue], clip });
    }
    return lines;
  });
}

// Without JavaScript nothing moves. The content security policy would block the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true });

for (const { path, fields } of pages)
  test(`${path} holds any photo in its hero`, async ({ page }) => {
    test.slow();
    const { tone } = fields.hero;
    const background = tone === "dark" ? "#fff" : "#000";
    const create = { width: 1600, height: 1200, channels: 3 as const, background };
    const photo = await sharp({ create }).png().toBuffer();
    await page.route(/\/pictures\//, (route) =>
      route.fulfill({ body: photo, contentType: "image/png" }),
    );
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await loadPictures(page, page.locator(`${HERO} img:visible`));
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await page.evaluate(unreadable), `${width} px`).toEqual({ cut: [], covered: [] });
      for (const { text, color, clip } of await page
        .locator(`header, ${HERO}`)
        .evaluateAll(readLines)) {
        const style = "* { color: transparent !important; text-decoration: none !important; }";
        const { channels } = await sharp(await page.screenshot({ clip, style })).stats();
        const [red = 0, green = 0, blue = 0] = channels.map(({ mean, stdev }) =>
          tone === "dark" ? mean + 2 * stdev : mean - 2 * stdev,
        );
        expect
          .soft(contrast(color, [red, green, blue]), `${text}, ${width} px`)
          .toBeGreaterThanOrEqual(MIN_CONTRAST);
      }
    }
  });
