import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The focused element. */
export const focused = (page: Page) => page.locator(":focus");
/** Home has about eighty tab stops. If more than this don't get there, the target can't be reached. */
const MAX_TAB_STOPS = 120;

/** Presses Tab until the focused element matches. Every stop on the way must show a focus ring. */
export async function tabTo(page: Page, selector: string, key = "Tab"): Promise<void> {
  for (let press = 0; press < MAX_TAB_STOPS; press += 1) {
    await page.keyboard.press(key);
    const { found, shows } = await page.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      // Focus inside a frame is the frame's responsibility. After the last stop, focus is in the browser's
      // own controls.
      const elsewhere = element instanceof HTMLIFrameElement || element === document.body;
      const inside = element.shadowRoot?.activeElement ?? element;
      // A card's link has its ring around the card (::after). A browser's default ring is thinner than 2
      // px.
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
