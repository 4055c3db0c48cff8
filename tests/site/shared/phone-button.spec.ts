import type { Page } from "@playwright/test";
import { PAGE_KINDS, UNKNOWN_PATH } from "../../support/built-site.ts";
import { site } from "../../support/content.ts";
import { expect, open, scrollPage, test } from "../../support/test.ts";

const phone = (page: Page) =>
  page
    .getByRole("navigation", { name: site.mobile.label })
    .getByRole("link", { name: site.mobile.call, exact: true });

/** Runs in the page: scrolls through it, and lists where a tap in the button's middle misses it. */
async function missedAt(button: HTMLElement | SVGElement): Promise<string[]> {
  const missed: string[] = [];
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const check = () => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const shows = button.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!shows || !hit || !button.contains(hit)) missed.push(`${Math.round(scrollY)} px`);
  };
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 3) {
    scrollTo({ top, behavior: "instant" });
    await nextFrame();
    await nextFrame();
    check();
  }
  // Where the pill comes and goes: frame by frame.
  for (const top of [250, 350, 250])
    for (let frame = 0; frame < 20; frame += 1) {
      scrollTo({ top, behavior: "instant" });
      await nextFrame();
      check();
    }
  return missed;
}

test.describe("the phone button", { tag: "@phone" }, () => {
  test.use({ allowedMessages: /^404|status of 404/ });

  for (const path of [...PAGE_KINDS, UNKNOWN_PATH]) {
    test(`can be pressed wherever ${path} is scrolled to`, { tag: "@long" }, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 664 });
      await open(page, path);
      expect(await phone(page).evaluate(missedAt)).toEqual([]);
    });
  }

  test("is there without JavaScript", async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 320, height: 568 },
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto("/");
    await expect(phone(page)).toBeInViewport({ ratio: 1 });
    await context.close();
  });

  test("is hidden behind the open menu, in short viewports and in print", { tag: "@long" }, async ({
    page,
  }) => {
    await open(page, "/");
    const menu = page.getByRole("banner").locator("details");
    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
    expect(await phone(page).evaluate(missedAt)).not.toEqual([]);
    await page.keyboard.press("Escape");
    await expect(phone(page)).toBeVisible();
    await page.setViewportSize({ width: 640, height: 287 });
    await expect(phone(page)).toBeHidden();
    await page.setViewportSize({ width: 640, height: 288 });
    await expect(phone(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(phone(page)).toBeHidden();
  });

  test("leaves the last line of the footer free", async ({ page }) => {
    await open(page, "/");
    await scrollPage(page, await page.evaluate(() => document.documentElement.scrollHeight));
    const last = page.getByRole("contentinfo").getByRole("link").last();
    const { bottom } = await last.evaluate((link) => link.getBoundingClientRect());
    const { top } = await phone(page).evaluate((button) => button.getBoundingClientRect());
    expect(bottom).toBeLessThan(top);
  });
});
