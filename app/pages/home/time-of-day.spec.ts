import type { Page } from "@playwright/test";
import { clinic, home, site } from "../../../tests/support/content.ts";
import { lowContrastLines } from "../../../tests/support/low-contrast-lines.ts";
import { expect, loadPictures, open, test, waitForReact } from "../../../tests/support/test.ts";
import { formatOpeningForHero } from "../../facts/format-opening.ts";
import { openStatusAt } from "../../facts/opening.ts";
import { sydneyTime } from "../../facts/sydney.ts";
import type { Picture } from "../../ui/picture-data.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const { timesOfDay, ...dawn } = home.hero.picture;
const PICTURES: Record<string, Picture> = timesOfDay
  ? { dawn, noon: timesOfDay.noon, afternoon: timesOfDay.afternoon, dusk: timesOfDay.dusk }
  : { dawn };
// On a Monday in winter, when Sydney is ten hours ahead of UTC.
const HOURS = {
  dawn: new Date("2026-07-19T21:30:00Z"),
  noon: new Date("2026-07-20T02:00:00Z"),
  afternoon: new Date("2026-07-20T06:30:00Z"),
  dusk: new Date("2026-07-20T11:30:00Z"),
};
const EVERY = Object.entries(HOURS);
const HERO = "main > section:first-of-type";

test.skip(!timesOfDay, "a photo is the same at every hour");
// It's still Sunday there at noon in Sydney.
test.use({ timezoneId: "America/Los_Angeles" });

/** The times of day whose pictures the browser asks for from now on, each file once. */
function askedFor(page: Page): () => string[] {
  const addresses = new Set<string>();
  page.on("request", (request) => addresses.add(new URL(request.url()).pathname));
  return () =>
    [...addresses].flatMap((address) =>
      Object.entries(PICTURES).flatMap(([timeOfDay, { src, phone }]) =>
        [src, phone?.src].some((start) => start && address.startsWith(`${start}-`))
          ? [timeOfDay]
          : [],
      ),
    );
}

const loadHero = (page: Page) => loadPictures(page, page.locator(`${HERO} > picture > img`));

for (const [timeOfDay, time] of EVERY) {
  test(`the hero shows ${timeOfDay} at its hour, and no other picture is fetched`, {
    tag: ["@both", "@long"],
  }, async ({ page }) => {
    await page.clock.setFixedTime(time);
    const asked = askedFor(page);
    // Before React runs.
    await page.goto("/", { waitUntil: "domcontentloaded" });
    await expect.poll(asked).toEqual([timeOfDay]);
    await waitForReact(page);
    await loadHero(page);
    const facts = page.locator(HERO).getByRole("listitem").last();
    const status = openStatusAt(sydneyTime(time.getTime()), clinic);
    await expect(facts).toHaveText(formatOpeningForHero(status, site.factsLine));
    expect(asked()).toEqual([timeOfDay]);
    if (timeOfDay === "dusk") expect(status.open).toBe(false);
  });
}

test.describe("legibility", () => {
  // The policy would block the style that hides the text.
  test.use({ bypassCSP: true });

  for (const [timeOfDay, time] of EVERY) {
    test(`words on ${timeOfDay} have enough contrast`, { tag: "@long" }, async ({ page }) => {
      test.setTimeout(120_000);
      await page.clock.setFixedTime(time);
      for (const width of [360, 700, 820, 1099, 1280, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, "/");
        await loadHero(page);
        await page.evaluate(() => document.fonts.ready);
        await expect(page.locator(HERO)).not.toContainText(site.factsLine.parking);
        const faint = await lowContrastLines(page, page.locator(`header, ${HERO}`));
        expect.soft(faint, `at ${width} px`).toEqual([]);
      }
    });
  }
});

test("a visitor who comes from another page sees the picture of the hour, too", {
  tag: "@long",
}, async ({ page }) => {
  await page.clock.setFixedTime(HOURS.dusk);
  await open(page, "/about");
  const asked = askedFor(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await loadHero(page);
  expect(asked()).toEqual(["dusk"]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("always shows dawn", async ({ page }) => {
    await page.clock.setFixedTime(HOURS.dusk);
    const asked = askedFor(page);
    await open(page, "/");
    await loadHero(page);
    expect(asked()).toEqual(["dawn"]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("always shows dawn", { tag: "@both" }, async ({ page }) => {
    const asked = askedFor(page);
    await page.goto("/");
    await expect.poll(asked).toEqual(["dawn"]);
  });
});
