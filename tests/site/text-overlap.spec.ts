import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../support/built-site.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";
import { TEXT_SPACING, unreadable } from "../support/unreadable-text.ts";

// With a visitor's own text settings, no text is cut off or covered. One page of each kind.

const ALL_READABLE = { cut: [], covered: [] };
const WIDTHS = [360, 1024, 1280];

/** A larger font size in the browser's settings. */
const LARGER = "html { font-size: 130% } ";
const TWICE = "html { font-size: 200% } ";

const restyle = (page: Page, css: string) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

for (const path of PAGE_KINDS)
  test(`${path} can be read with wide spacing and large text`, { tag: "@long" }, async ({
    page,
  }) => {
    await open(page, path);
    await loadFrames(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      for (const [letters, css] of Object.entries({
        "as designed": "",
        TEXT_SPACING,
        LARGER,
        TWICE,
      })) {
        await restyle(page, css);
        await expect.soft
          .poll(() => page.evaluate(unreadable), { message: `${width} px, ${letters}` })
          .toEqual(ALL_READABLE);
      }
    }
  });
