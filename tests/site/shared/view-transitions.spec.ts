import type { Locator, Page } from "@playwright/test";
import { cards, home, pages, services, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";
import {
  CLOSES,
  changes,
  NONE,
  namedPictures,
  OPENS,
  recordChanges,
} from "../../support/view-transitions.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const cardTo = (page: Page, to: string): Locator =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) })
    .locator(`a[href="${to}"]`, { hasText: site.cards.learnMore });

const [service, other] = services;

/** Follows a service's card. The animation stops at its first frame. */
async function followPaused(page: Page): Promise<void> {
  await open(page, "/services");
  await page.evaluate(() => {
    window.paused = true;
  });
  await cardTo(page, service?.to ?? "").click();
}

const related = pages.find(({ fields }) => "related" in fields)?.path ?? "";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(recordChanges);
});

for (const from of ["/", "/services", related]) {
  test(`a card's picture on ${from} opens into the hero, and closes on going back`, {
    tag: from === "/" ? "@long-phone" : ["@both", "@long"],
  }, async ({ page }) => {
    await open(page, from);
    const link = page
      .getByRole("main")
      .locator("li:has(picture) a", { hasText: site.cards.learnMore })
      .first();
    const to = (await link.getAttribute("href")) ?? "";
    // In the middle, where the floating booking button, which slides in after scrolling, can't take the click.
    await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await link.click();
    await expect(page).toHaveURL(to);
    expect(await changes(page, 1)).toEqual([OPENS]);
    await expect.poll(() => namedPictures(page)).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL(from);
    expect(await changes(page, 2)).toEqual([OPENS, CLOSES]);
    await expect.poll(() => namedPictures(page)).toEqual([]);
  });
}

test("a card's picture also opens with the keyboard", { tag: "@long" }, async ({ page }) => {
  await open(page, "/services");
  await cardTo(page, service?.to ?? "").press("Enter");
  expect(await changes(page, 1)).toEqual([OPENS]);
});

test("going back shrinks the hero into the last card, even if its row has to be swiped", {
  tag: ["@phone", "@long"],
}, async ({ page }) => {
  await open(page, "/");
  const link = cardTo(page, cards.at(-1)?.to ?? "");
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(cards.at(-1)?.to ?? "");
  expect(await changes(page, 1)).toEqual([OPENS]);
  await expect.poll(() => namedPictures(page)).toEqual([]);
  await page.goBack();
  expect(await changes(page, 2)).toEqual([OPENS, CLOSES]);
  await expect(link).toBeInViewport();
});

test("a picture in the menu opens into the hero", { tag: ["@phone", "@long"] }, async ({
  page,
}) => {
  await open(page, "/");
  const header = page.getByRole("banner");
  await header.locator("summary").click();
  await header.getByRole("link", { name: service?.title ?? "" }).click();
  expect(await changes(page, 1)).toEqual([OPENS]);
});

test("a tap on the header while a picture opens ends the animation and opens the menu", {
  tag: ["@phone", "@long"],
}, async ({ page }) => {
  await followPaused(page);
  expect(await changes(page, 1)).toEqual([OPENS]);
  const header = page.getByRole("banner");
  // Playwright sees that something else would take the click.
  await header.locator("summary").click({ force: true });
  await expect(header.getByRole("link", { name: other?.title ?? "" })).toBeVisible();
  await expect.poll(() => namedPictures(page)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(service?.to);
});

test("behind a card's picture the new page doesn't fade in, so nothing goes pale", {
  tag: "@long",
}, async ({ page }) => {
  const fadesIn = () =>
    page.evaluate(() =>
      document.getAnimations().some(({ effect }) => {
        const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
        return part === "::view-transition-new(root)";
      }),
    );
  await followPaused(page);
  await changes(page, 1);
  expect(await fadesIn()).toBe(false);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.play();
  });
  await expect(page.locator("html[data-card-transition]")).toHaveCount(0);
  await page.getByRole("banner").getByRole("link").first().click();
  await changes(page, 2);
  expect(await fadesIn()).toBe(true);
});

test("the words of the new page come after those of the old one are gone", {
  tag: ["@both", "@long"],
}, async ({ page }) => {
  await followPaused(page);
  await changes(page, 1);
  const { gone, come } = await page.evaluate(() => {
    const words = document.querySelector("h1")?.closest("section > *");
    const timing = (isPart: (effect: KeyframeEffect) => boolean) =>
      document
        .getAnimations()
        .map(({ effect }) => effect)
        .find((effect) => effect instanceof KeyframeEffect && isPart(effect))
        ?.getComputedTiming();
    return {
      gone: timing(({ pseudoElement }) => pseudoElement === "::view-transition-old(root)")?.endTime,
      come: timing(({ target, pseudoElement }) => target === words && !pseudoElement)?.delay,
    };
  });
  expect(come).toBeGreaterThanOrEqual(Number(gone));
});

test("a link without a picture only fades", { tag: "@long" }, async ({ page }) => {
  await open(page, "/");
  await page.getByRole("main").getByRole("link", { name: home.services.all.label }).click();
  await expect(page).toHaveURL("/services");
  expect(await changes(page, 1)).toEqual([NONE]);
});

test("a second click while a picture opens leads to the second page, and no transition name is left", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, "/services");
  await cardTo(page, service?.to ?? "").evaluate((link: HTMLElement) => link.click());
  await changes(page, 1);
  await page
    .locator(`a[href="${other?.to}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(other?.to ?? "");
  await changes(page, 2);
  await expect.poll(() => namedPictures(page)).toEqual([]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no picture takes part, and nothing moves", async ({ page }) => {
    await open(page, "/services");
    await cardTo(page, service?.to ?? "").click();
    await expect(page).toHaveURL(service?.to ?? "");
    expect(await changes(page, 1)).toEqual([NONE]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await page.goBack();
    expect(await changes(page, 2)).toEqual([NONE, NONE]);
  });
});
