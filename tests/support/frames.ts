import { expect, type Page } from "@playwright/test";
import { site } from "./content.ts";
import { scrollPage } from "./test.ts";

/** What stands where a frame is to come, until it is asked for and until it has come. */
const WAITING = [site.form.mounting, site.form.loading, site.reviews.loading, site.map.loading];

/** Brings every outside frame into view until it has come; one far away is not asked for. */
export async function loadFrames(page: Page): Promise<void> {
  const words = WAITING.map((text) => page.getByText(text, { exact: true }));
  const waiting = words.reduce((all, one) => all.or(one), page.locator("[data-state=loading]"));
  // Scrolled to and counted in one go: what waits is taken away once its frame has come.
  const left = () =>
    waiting.evaluateAll((all) => {
      all[0]?.scrollIntoView({ block: "center", behavior: "instant" });
      return all.length;
    });
  await expect.poll(left, { message: "frames that have not come", intervals: [100] }).toBe(0);
  await scrollPage(page, 0);
}
