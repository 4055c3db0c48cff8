import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "static-host";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { loadPictures } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";
import { buildVaried } from "../support/varied-build.ts";
import type { Variation } from "../support/vary-content.ts";

// The owner adds entries to lists, takes some away, writes more, and deletes drawings: no page breaks. tests/site/hero.long.spec.ts
// does the same with photos. Each page's picture at three widths is among the test's results: open them.

const VARIATIONS: Variation[] = ["longer", "shorter", "least", "longest words", "no pictures"];
const WIDTHS = [390, 820, 1440];

/** Runs in the page: what breaks a layout. */
function faults(): string[] {
  const name = (element: Element) =>
    `${element.tagName.toLowerCase()}.${element.classList[0] ?? ""} "${element.textContent?.trim().slice(0, 50)}"`;
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) {
    found.push(`the page is ${scrollWidth} px wide`);
    const wide = [...document.querySelectorAll("body *")].filter(
      (part) => part.getBoundingClientRect().right > innerWidth + 1 && part.children.length === 0,
    );
    found.push(...wide.slice(0, 3).map((part) => `beyond the edge: ${name(part)}`));
  }
  for (const list of document.querySelectorAll("main *")) {
    if (getComputedStyle(list).display !== "grid" || !list.checkVisibility()) continue;
    const entries = [...list.children].filter(
      ({ tagName, localName }) =>
        tagName === list.firstElementChild?.tagName && localName !== "div",
    );
    if (entries.length < 3 || entries.length !== list.childElementCount) continue;
    const boxes = entries.map((entry) => entry.getBoundingClientRect());
    const rows = [...Map.groupBy(boxes, ({ top }) => Math.round(top)).values()];
    const width = list.getBoundingClientRect().width;
    const [last = []] = rows.slice(-1);
    const isLonely = last.length === 1 && (last[0]?.width ?? 0) < width * 0.8;
    if (isLonely && rows.some(({ length }) => length > 1))
      found.push(`an entry alone on its row: ${name(list)}`);
  }
  const hero = document.querySelector("main > section:first-of-type");
  const parts = [...(hero?.querySelectorAll("img, h1, p, a") ?? [])].filter((part) =>
    part.checkVisibility(),
  );
  let filled = hero?.getBoundingClientRect().top ?? 0;
  const boxes = parts.map((part) => part.getBoundingClientRect());
  for (const { top, bottom } of boxes.toSorted((a, b) => a.top - b.top)) {
    if (top - filled > 160) found.push(`${Math.round(top - filled)} px of bare hero`);
    filled = Math.max(filled, bottom);
  }
  return found;
}

/** The page at each width, side by side. */
async function contactSheet(pictures: Buffer[]): Promise<Buffer> {
  const width = 480;
  const parts = await Promise.all(
    pictures.map((picture) => sharp(picture).resize({ width }).png().toBuffer()),
  );
  const heights = await Promise.all(
    parts.map(async (part) => (await sharp(part).metadata()).height),
  );
  const create = {
    width: parts.length * (width + 16),
    height: Math.max(...heights),
    channels: 3 as const,
    background: "#888",
  };
  return sharp({ create })
    .composite(parts.map((input, i) => ({ input, left: i * (width + 16), top: 0 })))
    .webp({ quality: 70, effort: 0 })
    .toBuffer();
}

async function check(page: Page, width: number, path: string): Promise<Buffer> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await loadPictures(page, page.locator("main > section:first-of-type img:visible"));
  await page.evaluate(() => document.fonts.ready);
  const { cut, covered } = await page.evaluate(unreadable);
  const all = [...(await page.evaluate(faults)), ...cut.map((t) => `cut: ${t}`)];
  expect.soft([...all, ...covered.map((t) => `overlap: ${t}`)], `${path}, ${width} px`).toEqual([]);
  const { height } = (await page.locator("body").boundingBox()) ?? { height: 900 };
  const clip = { x: 0, y: 0, width, height: Math.min(height, 12_000) };
  return page.screenshot({ clip, fullPage: true });
}

for (const variation of VARIATIONS)
  test(`all pages hold with their content varied: ${variation}`, async ({ browser }, info) => {
    test.setTimeout(900_000);
    mkdirSync(info.outputDir, { recursive: true });
    const server = await startServer({ folder: await buildVaried(variation), port: 0 });
    // Without JavaScript nothing moves.
    const page = await browser.newPage({ baseURL: server.address, javaScriptEnabled: false });
    for (const path of sitePaths()) {
      const pictures: Buffer[] = [];
      for (const width of WIDTHS) pictures.push(await check(page, width, path));
      const name = `${path.slice(1).replaceAll("/", "-") || "home"}.webp`;
      await sharp(await contactSheet(pictures)).toFile(join(info.outputDir, name));
    }
    await server.close();
  });
