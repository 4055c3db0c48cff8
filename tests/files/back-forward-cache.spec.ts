import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../../tools/find-chromium.mjs";
import { PAGE_KINDS } from "../support/built-site.ts";
import { expect, keepWithin, open, test } from "../support/test.ts";

const AWAY = "/robots.txt";

/** Playwright starts browsers without this cache: the test needs one that has it. */
const OFF = "--disable-back-forward-cache";

test("the browser's back button restores a page of every kind as it was left", {
  tag: "@long",
}, async ({ baseURL }) => {
  test.slow();
  const executablePath = await findChromium();
  test.skip(
    !executablePath,
    "a headless Chromium has no such cache: asked where there is a whole one",
  );
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: [OFF],
  });
  try {
    const page = await browser.newPage();
    await keepWithin(page.context());
    const lost: string[] = [];
    for (const path of PAGE_KINDS) {
      await open(page, `${baseURL}${path}`);
      // A page that is loaded anew does not have it.
      await page.evaluate(() => document.documentElement.setAttribute("data-left", ""));
      await page.goto(`${baseURL}${AWAY}`);
      // A page from this cache fires no load event.
      await page.goBack({ waitUntil: "commit" });
      await expect(page).toHaveURL(`${baseURL}${path}`);
      if ((await page.locator("html[data-left]").count()) === 0) lost.push(path);
    }
    expect(lost).toEqual([]);
  } finally {
    await browser.close();
  }
});
