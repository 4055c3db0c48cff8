import { devices } from "@playwright/test";
import { PAGE_PATHS } from "../support/built-site.ts";
import { SAMPLE_PATHS } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";
import { TEXT_SPACING, unreadable } from "../support/unreadable-text.ts";
import { expectSavedCopyShowsAll, expectShownWithoutScript } from "../support/unseen-words.ts";
import { expectWholePage } from "../support/whole-page.ts";

const others = PAGE_PATHS.filter((path) => !SAMPLE_PATHS.includes(path));

for (const path of others)
  test(`${path} is accessible and logs nothing, on screen and in print`, async ({ page }) => {
    await expectWholePage(page, path, false);
  });

test.describe("on a phone", () => {
  const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
  test.use({ userAgent, isMobile, hasTouch, viewport: { width: 360, height: 800 } });

  for (const path of others)
    test(`${path} is accessible and fits`, async ({ page }) => {
      await expectWholePage(page, path, true);
    });
});

test.describe("a saved copy", () => {
  // The policy stops its scripts.
  test.use({ contextOptions: { reducedMotion: "no-preference" }, allowedMessages: /script/ });

  for (const path of PAGE_PATHS)
    test(`of ${path} shows all of its text`, async ({ page }) => {
      await expectSavedCopyShowsAll(page, path);
    });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of others)
    test(`all text of ${path} is visible`, async ({ page }) => {
      await expectShownWithoutScript(page, path);
    });
});

/** What a visitor may set: WCAG's text spacing, and twice the text size. */
const SETTINGS = { spacing: TEXT_SPACING, "text at 200%": "html { font-size: 200% }" };

for (const path of PAGE_PATHS)
  test(`${path} can be read with wide spacing and large text`, async ({ page }) => {
    await open(page, path);
    await loadFrames(page);
    for (const width of [390, 1280])
      for (const [name, css] of Object.entries(SETTINGS)) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((rules) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(rules);
          document.adoptedStyleSheets = [sheet];
        }, css);
        const message = `${width} px, ${name}`;
        const across = () => page.evaluate(() => document.documentElement.scrollWidth);
        await expect.soft.poll(across, { message }).toBe(width);
        const lost = () => page.evaluate(unreadable);
        await expect.soft.poll(lost, { message }).toEqual({ cut: [], covered: [] });
      }
  });
