import { join } from "node:path";
import { scrimColor } from "../../../app/sections/hero-scrim.ts";
import { MIN_CONTRAST } from "../../../app/ui/contrast.ts";
import { matches } from "../../../tools/matches.ts";
import { awkwardPhotos } from "../../support/awkward-photos.ts";
import { htmlOf } from "../../support/built-site.ts";
import { contactSheet } from "../../support/contact-sheet.ts";
import { pages } from "../../support/content.ts";
import { lowContrastLines } from "../../support/low-contrast-lines.ts";
import { expect, loadPictures, test } from "../../support/test.ts";
import { unreadable } from "../../support/unreadable-text.ts";

// The owner puts in another photo, whatever it shows, and leaves the rest as it is.

const SCREENS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];
const HERO = "main > section:first-of-type";

// Without JavaScript nothing moves. The content security policy would block the style that hides the text.
test.use({ javaScriptEnabled: false, bypassCSP: true });

/** How the names of the files of a page's first picture begin, such as "/pictures/sea-1a2b3c4d-". */
function heroFiles(path: string): string[] {
  const [hero = ""] = /<section[\s\S]*?<\/section>/.exec(htmlOf(path)) ?? [];
  return matches(hero, /(\/pictures\/[\w-]+-)\d+\.(?:avif|jpg)/g);
}

/** Runs in the page: what's wrong with a hero's layout. */
function layoutProblems(hero: Element): string[] {
  const frame = hero.getBoundingClientRect();
  const words = [...hero.querySelectorAll("h1, p, a, li")].map((part) => ({
    text: part.textContent,
    box: part.getBoundingClientRect(),
  }));
  const outside = words.filter(
    ({ box }) =>
      box.left < 0 || box.right > innerWidth || box.top < frame.top || box.bottom > frame.bottom,
  );
  const pictures = [...hero.querySelectorAll("img")].filter((picture) => picture.checkVisibility());
  const boxes = pictures.map((picture) => picture.getBoundingClientRect());
  const isOn = (x: number, y: number) =>
    boxes.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom);
  /** Whether the pictures cover a box, at points 10 px apart. */
  const isBare = ({ left, right, top, bottom }: DOMRect) => {
    for (let x = left + 2; x < right - 2; x += 10)
      for (let y = top + 2; y < bottom - 2; y += 10) if (!isOn(x, y)) return true;
    return false;
  };
  /** Without their borders. */
  const frames = pictures.flatMap(({ parentElement: of }) => {
    if (!of) return [];
    const { left, top } = of.getBoundingClientRect();
    return new DOMRect(left + of.clientLeft, top + of.clientTop, of.clientWidth, of.clientHeight);
  });
  const hasWordsOnPicture = words.some(({ box }) => isOn(box.left + 1, box.top + 1));
  const sideways = document.documentElement.scrollWidth > innerWidth;
  return [
    ...outside.map(({ text }) => `outside the hero: ${text}`),
    ...((hasWordsOnPicture ? [frame] : frames).some(isBare) ? ["a bare area"] : []),
    ...(sideways ? ["the page scrolls sideways"] : []),
  ];
}

for (const { path, fields } of pages) {
  test(`${path} holds any photo in its hero`, { tag: "@long" }, async ({ page }, { project }) => {
    test.setTimeout(300_000);
    const hero = page.locator(HERO);
    const files = heroFiles(path);
    const rows = SCREENS.map((): Buffer[] => []);
    for (const { name, file, color } of await awkwardPhotos()) {
      await page.unrouteAll();
      await page.route(
        ({ pathname }) => files.some((start) => pathname.startsWith(start)),
        (route) => route.fulfill({ body: file, contentType: "image/png" }),
      );
      for (const [row, screen] of SCREENS.entries()) {
        const at = `${name}, ${screen.width} px`;
        await page.setViewportSize(screen);
        await page.goto(path);
        // The build takes the scrim's colour from the picture.
        await page.locator(`header, ${HERO}`).evaluateAll(
          (parts, scrim) => {
            for (const { style } of parts as HTMLElement[])
              if (style.getPropertyValue("--scrim")) style.setProperty("--scrim", scrim);
          },
          scrimColor(color, fields.hero.tone),
        );
        await loadPictures(page, hero.locator("img:visible"));
        await page.evaluate(() => document.fonts.ready);
        rows[row]?.push(await page.screenshot());
        expect.soft(await hero.evaluate(layoutProblems), at).toEqual([]);
        expect.soft(await page.evaluate(unreadable), at).toEqual({ cut: [], covered: [] });
        const faint = await lowContrastLines(page, page.locator(`header, ${HERO}`), MIN_CONTRAST);
        expect.soft(faint, at).toEqual([]);
      }
    }
    const sheet = `${path.slice(1).replaceAll("/", "-") || "home"}.webp`;
    await contactSheet(rows, join(project.outputDir, "hero-photos", sheet));
  });
}
