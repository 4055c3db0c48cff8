import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import {
  type Colour,
  contrastOf,
  LARGE,
  luminance,
  MIN_CONTRAST,
  MIN_CONTRAST_LARGE,
} from "../../app/ui/contrast.ts";

/** A line of text: its box, colour and size. */
type Line = {
  text: string;
  colour: Colour;
  size: number;
  box: { x: number; y: number; width: number; height: number };
};

/** The share of a line's pixels that may have less contrast than the result. */
const WORST_SHARE = 0.02;

/** Runs in the page: every line of visible text within `root`. */
function readLines(root: Element): Line[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const lines: Line[] = [];
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    const text = textContent?.trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      continue;
    if (parent.closest(".visually-hidden")) continue;
    const { color, fontSize } = getComputedStyle(parent);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = { x, y: y + scrollY, width, height };
      if (width > 1)
        lines.push({ text, colour: [red, green, blue], size: parseFloat(fontSize), box });
    }
  }
  return lines;
}

/** Hides all text and everything that floats over the page, so that only the background is left. */
const WITHOUT_TEXT = `
  *, *::before { color: transparent !important; text-decoration: none !important; transition: none !important }
  body > :not(header, main, footer) { visibility: hidden }
`;

/**
 * Runs in the page: from now on each picture keeps the file it shows. While Chromium captures more than the viewport, it
 * briefly lays the page out with no width, and on a busy machine the capture then shows the pictures' crops for phones.
 */
async function freezePictures(): Promise<void> {
  for (const picture of document.images) {
    if (!picture.complete || picture.naturalWidth === 0) continue;
    picture.src = picture.currentSrc;
    picture.removeAttribute("srcset");
    for (const source of picture.parentElement?.querySelectorAll(":scope > source") ?? [])
      source.remove();
    await picture.decode();
  }
}

/**
 * The lines of text whose contrast with the pixels behind them is too low. Leaves the page without its text.
 * @param leastForLarge WCAG asks less of large text
 */
export async function lowContrastLines(
  page: Page,
  parts: Locator,
  leastForLarge = MIN_CONTRAST_LARGE,
): Promise<string[]> {
  const found = await Promise.all(
    (await parts.all()).map(async (part) => ({
      lines: await part.evaluate(readLines),
      clip: await part.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y: y + scrollY, width, height };
      }),
    })),
  );
  await page.evaluate((css) => {
    document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  }, WITHOUT_TEXT);
  await page.evaluate(freezePictures);
  const browser = await page.context().newCDPSession(page);
  const faint: string[] = [];
  for (const { lines, clip } of found) {
    // Through CDP, because `optimizeForSpeed` saves a third of the time.
    const shot = await browser.send("Page.captureScreenshot", {
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: true,
      optimizeForSpeed: true,
    });
    const picture = sharp(Buffer.from(shot.data, "base64"));
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const line of lines) {
      const box = { ...line.box, x: line.box.x - clip.x, y: line.box.y - clip.y };
      const least = line.size >= LARGE ? leastForLarge : MIN_CONTRAST;
      const ratio = worstContrast(line.colour, box, data, info);
      if (ratio < least) faint.push(`"${line.text}": ${ratio.toFixed(2)}, expected ${least}`);
    }
  }
  await browser.detach();
  return faint;
}

function worstContrast(
  colour: Colour,
  box: Line["box"],
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): number {
  const text = luminance(colour);
  const left = Math.max(0, Math.floor(box.x));
  const right = Math.min(width, Math.ceil(box.x + box.width));
  const top = Math.max(0, Math.floor(box.y));
  const bottom = Math.min(height, Math.ceil(box.y + box.height));
  const count = Math.max(0, right - left) * Math.max(0, bottom - top);
  if (count === 0) throw new Error("A line of text lies outside its part of the page.");
  const ratios = new Float64Array(count);
  let found = 0;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y * width + x) * 3;
      const ground = luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
      ratios[found] = contrastOf(text, ground);
      found += 1;
    }
  }
  // A typed array sorts numerically, and much faster than with a compare function.
  ratios.sort();
  return ratios[Math.floor(count * WORST_SHARE)] ?? 0;
}
