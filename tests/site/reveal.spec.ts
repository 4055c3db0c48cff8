import type { Page } from "@playwright/test";
import { waitForSections } from "../support/hydration.ts";
import { countRevealing, expect, open, scrollPage, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

/** Scrolls Home until a part waits below the window, and returns that part. */
async function openAtWaiting(page: Page) {
  await open(page, "/");
  await page.waitForFunction(() => {
    const waiting = document.getAnimations().find(({ id }) => id === "reveal")?.effect;
    const part = waiting instanceof KeyframeEffect ? waiting.target : null;
    if (!part) scrollBy({ top: 50, behavior: "instant" });
    part?.setAttribute("data-part", "");
    return part;
  });
  const part = page.locator("[data-part]");
  await expect(part).toHaveCSS("opacity", "0");
  return part;
}

test("what comes near the window waits, then fades and slides in once", async ({ page }) => {
  const part = await openAtWaiting(page);
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(part).toHaveCSS("opacity", "1");
  await expect(part).toHaveCSS("translate", "none");
  await scrollPage(page, 0);
  await expect(part).toHaveCSS("opacity", "1");
});

test("keyboard focus shows it at once, and it doesn't slide in later", async ({ page }) => {
  const part = await openAtWaiting(page);
  await page.keyboard.press("Shift");
  await part.evaluate((element) => {
    const focusable = element.querySelector("a") ?? element;
    focusable.setAttribute("tabindex", "0");
    focusable.focus({ preventScroll: true });
  });
  await expect(part).toHaveCSS("opacity", "1");
  await part.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  expect(await part.evaluate((element) => element.getAnimations().length)).toBe(0);
});

test("print shows what is still waiting", async ({ page }) => {
  const part = await openAtWaiting(page);
  await page.emulateMedia({ media: "print" });
  // Read at once: on paper it's further up, so it would soon slide in.
  const shown = await part.evaluate((element) => {
    const { opacity, translate } = getComputedStyle(element);
    return { opacity, translate };
  });
  expect(shown).toEqual({ opacity: "1", translate: "none" });
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing is hidden", async ({ page }) => {
    await open(page, "/");
    await waitForSections(page);
    // Time for the observers to answer.
    for (let i = 0; i < 2; i += 1) await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await countRevealing(page)).toBe(0);
  });
});
