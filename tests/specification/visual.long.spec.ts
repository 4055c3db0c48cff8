import type { Page } from "@playwright/test";
import { home, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { section } from "../support/page.ts";
import { expect, loadPictures, open, test } from "../support/test.ts";

// How the site looks. `npm run test:visual -- --update-snapshots` stores new pictures.

// Wednesday noon in Sydney, so that the opening status is always the same.
const NOON = new Date("2026-11-18T01:00:00Z");

test.use({ allowedMessages: /^Failed to load/ });

/** Hides integrations' frames and keeps their heights: a full-page screenshot may lay the page out one pixel wide for a moment. */
const hideFrames = (page: Page) =>
  page.locator("iframe").evaluateAll((frames) => {
    for (const { style, clientHeight } of frames) {
      style.visibility = "hidden";
      style.maxHeight = `${clientHeight}px`;
    }
  });

async function openAtNoon(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.setFixedTime(NOON);
  await open(page, path);
  // What appears after hydration: the opening status, which replaces the parking in the hero, and the chat.
  const status = page.locator("span[data-reserve]");
  await expect(status.filter({ hasText: /^$/ })).toHaveCount(0);
  await expect(status.filter({ hasText: site.quickFacts.parking })).toHaveCount(0);
  await expect(page.locator("chat-widget")).toBeAttached();
}

for (const [path, width] of [
  ["/", 390],
  ["/", 1280],
  ["/services", 1280],
  ["/services/chiropractic-care", 390],
  ["/services/chiropractic-care", 1280],
  ["/blog/posture-problem", 390],
  ["/blog/posture-problem", 1280],
  ["/contact", 1280],
  ["/privacy-policy", 390],
] as const)
  test(`${path} looks unchanged at ${width} px`, async ({ page }) => {
    test.slow();
    await openAtNoon(page, path, width);
    await loadFrames(page);
    await loadPictures(page);
    await hideFrames(page);
    const name = path.slice(1).replaceAll("/", "-") || "home";
    await expect(page).toHaveScreenshot(`${name}-${width}.png`, { fullPage: true });
  });

/** States that no page shows at first. */
const STATES: Record<string, { width: number; make: (page: Page) => Promise<void> }> = {
  menu: {
    width: 390,
    make: (page) => page.getByRole("banner").locator("details > summary").click(),
  },
  dropdown: {
    width: 1280,
    make: (page) => page.getByRole("button", { name: site.navigation.servicesListButton }).click(),
  },
  tab: {
    width: 1280,
    make: async (page) => {
      const help = section(page, home.kindsOfCare.title);
      await help.getByRole("tab").nth(1).click();
      await help.scrollIntoViewIfNeeded();
    },
  },
};

for (const [name, { width, make }] of Object.entries(STATES))
  test(`${name} looks unchanged`, async ({ page }) => {
    await openAtNoon(page, "/", width);
    await make(page);
    await loadPictures(page, page.locator("header img"));
    await hideFrames(page);
    await expect(page).toHaveScreenshot(`${name}.png`);
  });
