import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { startServer } from "static-host";
import { sitePaths } from "../../tools/content/site-paths.ts";
import { axeFindings } from "../support/axe.ts";
import { brokenLayout } from "../support/broken-layout.ts";
import { loadPictures, open } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";
import { buildVaried } from "../support/varied-build.ts";
import { VARIATIONS } from "../support/vary-content.ts";

// The owner adds entries to lists, takes some away, writes more, and deletes drawings: no page breaks. hero.long.spec.ts
// does the same with photos. Pictures of each page, at three widths side by side, are in test-results: look at them.

const CONTRAST = ["color-contrast"];
const WIDTHS = [390, 820, 1440];
/** The width of each on the contact sheet: narrow, because a JPEG is at most 65,535 px high. */
const COLUMN = 320;

async function faults(page: Page): Promise<string[]> {
  const { cut, covered } = await page.evaluate(unreadable);
  return [
    ...(await page.evaluate(brokenLayout)),
    ...cut.map((text) => `cut off: ${text}`),
    ...covered.map((text) => `overlap: ${text}`),
  ];
}

async function contactSheet(pictures: Buffer[], file: string): Promise<void> {
  const parts = await Promise.all(
    pictures.map((one) =>
      sharp(one)
        .resize({ width: COLUMN })
        .png({ compressionLevel: 0 })
        .toBuffer({ resolveWithObject: true }),
    ),
  );
  const height = Math.max(...parts.map(({ info }) => info.height));
  const width = parts.length * (COLUMN + 16);
  await sharp({ create: { width, height, channels: 3, background: "#888" } })
    .composite(parts.map(({ data }, i) => ({ input: data, left: i * (COLUMN + 16), top: 0 })))
    .jpeg({ quality: 60 })
    .toFile(file);
}

for (const variation of VARIATIONS)
  test(`every page holds other content: ${variation}`, async ({ browser }, info) => {
    test.setTimeout(900_000);
    mkdirSync(info.outputDir, { recursive: true });
    const project = await buildVaried(variation);
    const server = await startServer({ folder: join(project, "build/client"), port: 0 });
    const baseURL = server.url;
    // Without JavaScript nothing moves, and every tab's panel shows. Axe needs it.
    const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
    const withScript = await browser.newPage({ baseURL, reducedMotion: "reduce" });
    for (const path of sitePaths()) {
      const pictures: Buffer[] = [];
      await open(withScript, path);
      for (const width of WIDTHS) {
        for (const one of [page, withScript]) await one.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await loadPictures(page, page.locator("main > section:first-of-type img:visible"));
        await page.evaluate(() => document.fonts.ready);
        const found = [...(await faults(page)), ...(await axeFindings(withScript, CONTRAST))];
        expect.soft(found, `${path}, ${width} px`).toEqual([]);
        pictures.push(await page.screenshot({ fullPage: true, type: "jpeg" }));
      }
      const name = path.slice(1).replaceAll("/", "-") || "home";
      // Chromium's picture of a page that's too tall to paint is empty.
      const painted = pictures.filter(({ length }) => length > 0);
      if (painted.length > 0) await contactSheet(painted, join(info.outputDir, `${name}.jpg`));
    }
    await server.close();
    rmSync(project, { recursive: true });
  });
