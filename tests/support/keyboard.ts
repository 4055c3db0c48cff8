import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** What has focus. */
export const focused = (page: Page) => page.locator(":focus");
/** Home has some eighty stops; a way that takes more leads nowhere. */
export const MOST_STOPS = 120;

/** Presses Tab until what has focus matches; each stop on the way shows that it has focus. */
export async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let press = 0; press < MOST_STOPS; press += 1) {
    await page.keyboard.press(key);
    const { found, shows } = await page.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      // What has focus within a frame is the frame's to show; after the last stop the browser's own come.
      const elsewhere = element instanceof HTMLIFrameElement || element === document.body;
      const inside = element.shadowRoot?.activeElement ?? element;
      // A card's link draws its ring around the card. A browser's own ring is thinner.
      const ring = [getComputedStyle(inside), getComputedStyle(inside, "::after")].some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
      );
      return { found: element.matches(wanted), shows: elsewhere || ring };
    }, selector);
    expect(shows, "a ring around what has focus").toBe(true);
    if (found) return;
  }
  throw new Error(`No ${key} leads to ${selector}.`);
}
