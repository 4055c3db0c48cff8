import type { Page } from "@playwright/test";
import { cards, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

declare global {
  interface Window {
    /** For each view transition, whether a card's picture has opened into the next page's hero. */
    opened: boolean[];
  }
}

/** Runs in the page before its scripts. */
function recordTransitions(): void {
  window.opened = [];
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const transition = start.call(this, update);
    const record = () => {
      const moved = document.getAnimations().some(({ effect }) => {
        // The browser only moves a group that's in both pages.
        return (
          effect instanceof KeyframeEffect &&
          effect.pseudoElement === "::view-transition-group(hero)"
        );
      });
      window.opened.push(moved);
    };
    transition.ready.then(record, record);
    return transition;
  };
}

const opened = (page: Page) => page.evaluate(() => window.opened);
const cardLinks = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.locator("picture") })
    .getByRole("link", { name: site.pageCards.learnMoreLink });

test.use({ contextOptions: { reducedMotion: "no-preference" } });
test.beforeEach(({ page }) => page.addInitScript(recordTransitions));

test("a card's picture on Home opens into the hero, and going back only fades", {
  tag: "@both",
}, async ({ page }) => {
  await open(page, "/");
  const link = cardLinks(page).last();
  const to = (await link.getAttribute("href")) ?? "";
  // In the middle, clear of the floating button.
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await link.click();
  await expect(page).toHaveURL(to);
  await expect.poll(() => opened(page)).toEqual([true]);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect.poll(() => opened(page)).toEqual([true, false]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing moves", async ({ page }) => {
    await open(page, "/services");
    await cardLinks(page).first().click();
    await expect(page).toHaveURL(cards[0]?.path ?? "");
    await expect.poll(() => opened(page)).toEqual([false]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
