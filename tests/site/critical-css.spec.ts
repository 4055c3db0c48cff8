import type { Page } from "@playwright/test";
import { ONE_PATH_PER_KIND } from "../support/built-site.ts";
import { expect, test } from "../support/test.ts";

test.use({ javaScriptEnabled: false });

/** The place and size of everything before the stylesheet's link, with the whole stylesheet or with the inline CSS only. */
const firstSection = (page: Page, { whole }: { whole: boolean }) =>
  page.locator("[data-site-stylesheet] > link").evaluate((link: HTMLLinkElement, whole) => {
    link.disabled = !whole;
    return [...document.querySelectorAll("body *")]
      .filter((one) => one.compareDocumentPosition(link) === Node.DOCUMENT_POSITION_FOLLOWING)
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return `${one.localName} ${one.classList} ${[x, y, width, height].map(Math.round)}`;
      });
  }, whole);

test("nothing in a first section moves when the stylesheet comes", { tag: "@both" }, async ({
  page,
}) => {
  for (const path of ONE_PATH_PER_KIND) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const whole = await firstSection(page, { whole: true });
    expect(whole.length, path).toBeGreaterThan(10);
    expect(await firstSection(page, { whole: false }), path).toEqual(whole);
  }
});
