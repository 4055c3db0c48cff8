import { expect, type Page } from "@playwright/test";
import { site } from "./content.ts";
import { scrollPage } from "./test.ts";

/** The texts shown until a frame has loaded. */
export const WAITING: readonly string[] = [
  site.form.beforeLoading,
  site.form.loading,
  site.reviews.loading,
  site.map.loading,
];

/** Scrolls to each integration's frame and waits until it has loaded. Frames far from the window aren't requested. */
export async function loadFrames(page: Page): Promise<void> {
  const words = WAITING.map((text) => page.getByText(text, { exact: true }));
  const waiting = words.reduce((all, one) => all.or(one), page.locator("[data-state=loading]"));
  // Scroll and count in one call, because a loading text disappears once its frame has loaded.
  const remaining = () =>
    waiting.evaluateAll((all) => {
      all[0]?.scrollIntoView({ block: "center", behavior: "instant" });
      return all.length;
    });
  await expect.poll(remaining, { message: "frames that haven't loaded", intervals: [100] }).toBe(0);
  await scrollPage(page, 0);
}
