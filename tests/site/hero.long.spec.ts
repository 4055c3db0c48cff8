import sharp from "sharp";
import { scrimColor } from "../../app/sections/hero-scrim.ts";
import { attribute, elementsIn } from "../../tools/build/page/html-tree.ts";
import { builtPage } from "../support/built-site.ts";
import { pages } from "../support/content.ts";
import { lowContrastLines } from "../support/low-contrast-lines.ts";
import { expect, loadPictures, test } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";

// The owner puts in another photo, whatever it shows: the words on it can be read.

const HERO = "main > section:first-of-type";
const SCREENS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** A photo of black, white and coloured squares: no line of words is on one brightness. */
async function busyPhoto(width: number, height: number): Promise<Buffer> {
  const colours = ["#000", "#fff", "#f00", "#fff", "#06c", "#000", "#fd0"];
  const squares: string[] = [];
  for (let y = 0; y < height; y += 30)
    for (let x = 0; x < width; x += 30)
      squares.push(
        `<rect x="${x}" y="${y}" width="30" height="30" fill="${colours[(x / 30 + (y / 30) * 5) % 7]}"/>`,
      );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${squares.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

// Without JavaScript nothing moves. The content security policy would block the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true });

for (const { path, fields } of pages)
  test(`${path} holds any photo in its hero`, async ({ page }) => {
    test.slow();
    const { inMain } = builtPage(path);
    const [hero] = inMain.filter(({ tagName }) => tagName === "section");
    const images = [...(hero ? elementsIn(hero) : [])].filter(({ tagName }) => tagName === "img");
    const starts = images.map((image) =>
      (attribute(image, "src") ?? "").replace(/-\d+\.\w+$/, "-"),
    );
    for (const photo of [await busyPhoto(1600, 900), await busyPhoto(900, 1600)]) {
      await page.unrouteAll();
      await page.route(
        ({ pathname }) => starts.some((start) => pathname.startsWith(start)),
        (route) => route.fulfill({ body: photo, contentType: "image/png" }),
      );
      for (const screen of SCREENS) {
        await page.setViewportSize(screen);
        await page.goto(path);
        // The build takes the scrim's colour from the picture.
        await page.locator(`header, ${HERO}`).evaluateAll(
          (parts, scrim) => {
            for (const { style } of parts as HTMLElement[])
              if (style.getPropertyValue("--scrim")) style.setProperty("--scrim", scrim);
          },
          scrimColor("#808080", fields.hero.tone),
        );
        await loadPictures(page, page.locator(`${HERO} img:visible`));
        await page.evaluate(() => document.fonts.ready);
        const at = `${screen.width} px`;
        expect.soft(await page.evaluate(unreadable), at).toEqual({ cut: [], covered: [] });
        const faint = await lowContrastLines(page, page.locator(`header, ${HERO}`));
        expect.soft(faint, at).toEqual([]);
      }
    }
  });
