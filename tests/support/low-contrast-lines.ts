import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { type Colour, contrast, MIN_CONTRAST } from "../../app/ui/contrast.ts";

/** A line of text: its box and colour. */
type Line = {
  text: string;
  colour: Colour;
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
    const { color } = getComputedStyle(parent);
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const { x, y, width, height } of range.getClientRects()) {
      const box = { x, y: y + scrollY, width, height };
      if (width > 1) lines.push({ text, colour: [red, green, blue], box });
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

/** The lines of text whose contrast with the pixels behind them is too low. Leaves the page without its text. */
export async function lowContrastLines(page: Page, parts: Locator): Promise<string[]> {
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
  const faint: string[] = [];
  for (const { lines, clip } of found) {
    const picture = sharp(await page.screenshot({ clip, fullPage: true }));
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (const { text, colour, box } of lines) {
      const ratio = worstContrast(
        colour,
        { ...box, x: box.x - clip.x, y: box.y - clip.y },
        data,
        info,
      );
      if (ratio < MIN_CONTRAST) faint.push(`"${text}": ${ratio.toFixed(2)}`);
    }
  }
  return faint;
}

/** The contrast of a line's colour with the pixels in its box, but for the worst few. */
function worstContrast(
  colour: Colour,
  box: Line["box"],
  pixels: Buffer,
  { width, height }: { width: number; height: number },
): number {
  const ratios: number[] = [];
  const [right, bottom] = [
    Math.min(width, box.x + box.width),
    Math.min(height, box.y + box.height),
  ];
  for (let y = Math.max(0, Math.floor(box.y)); y < bottom; y += 1)
    for (let x = Math.max(0, Math.floor(box.x)); x < right; x += 1) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
      ratios.push(contrast(colour, [red, green, blue]));
    }
  if (ratios.length === 0) throw new Error("A line of text lies outside its part of the page.");
  return Float64Array.from(ratios).sort()[Math.floor(ratios.length * WORST_SHARE)] ?? 0;
}
