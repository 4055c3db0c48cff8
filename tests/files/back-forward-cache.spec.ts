import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../tools/find-chromium.mjs";
import { PAGE_KINDS } from "../support/built-site.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";

const AWAY = "/robots.txt";

/** Playwright disables this cache by default. */
const OFF = "--disable-back-forward-cache";

/** The browser's reasons for loading this page again. Runs in the page. */
const whyReloaded = () =>
  JSON.stringify(
    performance
      .getEntriesByType("navigation")
      .map((entry) => Reflect.get(entry, "notRestoredReasons")),
  );

test("the browser's back button restores pages from the back/forward cache", {
  tag: "@long",
}, async ({ baseURL }) => {
  test.slow();
  const executablePath = await findChromium();
  test.skip(!executablePath, "headless Chromium has no back/forward cache");
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: [OFF],
  });
  try {
    const page = await browser.newPage();
    const lost: string[] = [];
    for (const path of PAGE_KINDS) {
      await open(page, `${baseURL}${path}`);
      // The browser doesn't keep a page that is left while one of its frames loads.
      await loadFrames(page);
      // A reloaded page wouldn't have this attribute.
      await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
      await page.goto(`${baseURL}${AWAY}`);
      // A page restored from this cache fires no load event.
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(`${baseURL}${path}`);
      if ((await page.locator("html[data-left]").count()) === 0)
        lost.push(`${path}: ${await page.evaluate(whyReloaded)}`);
    }
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});
