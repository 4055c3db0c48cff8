import { expect, type Page } from "@playwright/test";

/** Brings every outside frame into view until it has come; a browser fetches those far away when it likes. */
export async function loadFrames(page: Page): Promise<void> {
  const loading = page.locator("[data-state=loading]");
  await expect(async () => {
    if ((await loading.count()) > 0) await loading.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(loading).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
