import { expect, type Page } from "@playwright/test";
import { site } from "./content.ts";

/** What stands where a frame is to come, until it is asked for and until it has come. */
const WAITING = [site.form.mounting, site.form.loading, site.reviews.loading, site.map.loading];

/** Brings every outside frame into view until it has come; one far away is not asked for. */
export async function loadFrames(page: Page): Promise<void> {
  const words = WAITING.map((text) => page.getByText(text, { exact: true }));
  const waiting = words.reduce((all, one) => all.or(one), page.locator("[data-state=loading]"));
  await expect(async () => {
    if ((await waiting.count()) > 0) await waiting.first().scrollIntoViewIfNeeded({ timeout: 500 });
    await expect(waiting).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
}
