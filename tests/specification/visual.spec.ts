import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { PAGES } from "../support/built-site.ts";
import { home, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { section } from "../support/page.ts";
import { expect, loadPictures, open, test } from "../support/test.ts";

const WIDTHS = [390, 1280];
/** Screenshots are stored at a quarter of their size: small files, and antialiasing doesn't matter. */
const SCALE = 4;
/** A tile of this many stored pixels has changed if its mean colour differs by more than `OFF` of 255. */
const TILE = 8;
const OFF = 14;
const SAVE = "UPDATE_VISUAL=1 npm run test:visual saves the new screenshots";
/** The share of tiles that may change, because another machine's fonts move a line here and there. */
const MOST = 0.01;

// Wednesday noon in Sydney, so that the opening status is always the same.
const NOON = new Date("2026-11-18T01:00:00Z");

test.use({
  // One of the states is a form that failed to load.
  allowedMessages: /^Failed to load/,
});

type Pixels = { data: Buffer; width: number; height: number };

const pixels = async (picture: Buffer): Promise<Pixels> => {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

/** The mean colours of a picture's tiles. */
async function tiles(picture: Buffer): Promise<Pixels> {
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  const across = Math.ceil(width / TILE);
  const down = Math.ceil(height / TILE);
  const small = sharp(picture).resize(across, down, { fit: "fill", kernel: "linear" });
  return pixels(await small.png().toBuffer());
}

/** The share of tiles that differ, or that only one picture has. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const [a, b] = [await tiles(before), await tiles(after)];
  const rows = Math.max(a.height, b.height);
  let changed = Math.abs(a.height - b.height) * a.width;
  for (let at = 0; at < Math.min(a.data.length, b.data.length); at += 3) {
    const off = [0, 1, 2].map((c) => Math.abs((a.data[at + c] ?? 0) - (b.data[at + c] ?? 0)));
    if (Math.max(...off) > OFF) changed += 1;
  }
  return changed / (rows * a.width);
}

/** Compares with the stored screenshot, or stores this one if `UPDATE_VISUAL` is set. */
async function expectSameScreenshot(name: string, shot: Buffer): Promise<void> {
  const file = `tests/specification/visual/${name}.webp`;
  const { width = 0 } = await sharp(shot).metadata();
  const small = await sharp(shot)
    .resize(Math.round(width / SCALE))
    .webp({ quality: 60 })
    .toBuffer();
  if (process.env.UPDATE_VISUAL) {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, small);
    return;
  }
  if (!existsSync(file)) throw new Error(`No ${file} yet: ${SAVE}`);
  const stored = await readFile(file);
  const changed = await difference(stored, small);
  await test.info().attach("before", { body: stored, contentType: "image/webp" });
  await test.info().attach("after", { body: small, contentType: "image/webp" });
  expect(changed, `the share that looks different from ${file}; ${SAVE}`).toBeLessThan(MOST);
}

/**
 * Hides outside frames and keeps their heights. During a full-page screenshot, Chromium may lay the page out one pixel
 * wide for a moment, and the form would ask for more height.
 */
const hideFrames = (page: Page) =>
  page.locator("iframe").evaluateAll((frames) => {
    for (const { style, clientHeight } of frames) {
      style.visibility = "hidden";
      style.maxHeight = `${clientHeight}px`;
    }
  });

/** Waits for what appears after hydration: the opening status, which replaces the parking in the hero, and the chat. */
async function waitForLateParts(page: Page): Promise<void> {
  const status = page.locator("span[data-reserve]");
  await expect(status.filter({ hasText: /^$/ })).toHaveCount(0);
  await expect(status.filter({ hasText: site.factsLine.parking })).toHaveCount(0);
  await expect(page.locator("chat-widget")).toBeAttached();
}

/** The whole page with every picture loaded, without outside frames. */
async function fullPage(page: Page): Promise<Buffer> {
  await waitForLateParts(page);
  await loadFrames(page);
  await loadPictures(page);
  await hideFrames(page);
  return page.screenshot({ fullPage: true, animations: "disabled" });
}

const nameOf = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

for (const width of WIDTHS)
  for (const path of PAGES)
    test(`${path} looks unchanged at ${width} px`, { tag: "@visual" }, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 800 });
      await page.clock.setFixedTime(NOON);
      await open(page, path);
      await expectSameScreenshot(`${nameOf(path)}-${width}`, await fullPage(page));
    });

type State = { name: string; path: string; width: number; make: (page: Page) => Promise<void> };
const STATES: State[] = [
  {
    name: "menu",
    path: "/",
    width: 390,
    make: (page) => page.getByRole("banner").locator("details > summary").last().click(),
  },
  {
    name: "dropdown",
    path: "/about",
    width: 1280,
    make: (page) =>
      page.getByRole("banner").getByRole("button", { expanded: false }).first().click(),
  },
  {
    name: "tab",
    path: "/",
    width: 1280,
    make: async (page) => {
      const help = section(page, home.help.title);
      await help.getByRole("tab").nth(1).click();
      await help.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "question",
    path: "/services/babies-children",
    width: 390,
    make: async (page) => {
      const questions = page
        .locator("main section")
        .filter({ has: page.locator("#item-0") })
        .last();
      await questions.locator("summary").first().click();
      await questions.scrollIntoViewIfNeeded();
    },
  },
  {
    name: "failed-form",
    path: "/contact",
    width: 1280,
    make: async (page) => {
      await page.getByText(site.form.failedTitle).first().waitFor();
    },
  },
];

/** Runs in the page: how many pictures in view haven't loaded, such as those of a menu. */
function loadingPictures(): number {
  const isAwaited = (picture: HTMLImageElement) => {
    const { top, bottom } = picture.getBoundingClientRect();
    return !picture.complete && picture.checkVisibility() && top < innerHeight && bottom > 0;
  };
  return [...document.images].filter(isAwaited).length;
}

for (const { name, path, width, make } of STATES)
  test(`${name} looks unchanged`, { tag: "@visual" }, async ({ page }) => {
    if (name === "failed-form") await page.route("**/placeholder/form*", (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime(NOON);
    await open(page, path);
    await waitForLateParts(page);
    await make(page);
    await expect.poll(() => page.evaluate(loadingPictures)).toBe(0);
    await hideFrames(page);
    await expectSameScreenshot(`state-${name}`, await page.screenshot({ animations: "disabled" }));
  });
