import type { Page } from "@playwright/test";
import { services } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

// A page comes whole: on a slow phone, nothing moves after a link was followed, wherever the link was.

const SLOWER = 6;

/** Runs in the page: counts how often and how far things move from now on, also right after a click. */
function recordShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { shifts = "" } = document.body.dataset;
      document.body.dataset.shifts = `${shifts}${Reflect.get(entry, "value")} `;
    }
  }).observe({ type: "layout-shift" });
}

/** Waits until the page has been idle for ten frames. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((idle) => requestIdleCallback(idle));
      await new Promise(requestAnimationFrame);
    }
  });

const [service] = services;
const LINKS = [
  { from: "/contact", part: "contentinfo", to: "/about" },
  { from: "/", part: "main", to: service?.to ?? "" },
] as const;

for (const { from, part, to } of LINKS)
  test(`nothing moves after a link to ${to} in ${from}'s ${part}`, { tag: "@phone" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, from);
    const link = page.getByRole(part).locator(`a[href="${to}"]`).last();
    await link.scrollIntoViewIfNeeded();
    await settle(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(recordShifts);
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await settle(page);
    await expect(page.locator("body")).not.toHaveAttribute("data-shifts");
  });
