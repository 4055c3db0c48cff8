import type { Page } from "@playwright/test";
import { watchShifts } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

// A page comes whole: on a slow phone, nothing moves after a link was followed, even from the end of a long page.

const SLOWER = 6;

/** Waits until the page has been idle for ten frames. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((idle) => requestIdleCallback(idle));
      await new Promise(requestAnimationFrame);
    }
  });

test("nothing moves after a link in Home's footer", { tag: "@mobile" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/");
  const link = page.getByRole("contentinfo").locator('a[href="/about"]');
  await link.scrollIntoViewIfNeeded();
  await settle(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await watchShifts(page);
  await link.click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await settle(page);
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
});
