import type { Locator, Page } from "@playwright/test";
import { BUILT } from "../../../tests/support/built-site.ts";
import { cards, clinic, home, SHOWN, site, teasers } from "../../../tests/support/content.ts";
import { loadFrames } from "../../../tests/support/frames.ts";
import {
  expectBooking,
  expectCall,
  expectHours,
  expectOrder,
  expectReviews,
  section,
  sectionTitles,
} from "../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";
import { FORM_HEIGHT } from "../../embeds/form/provider.ts";
import { directionsLink, mailLink } from "../../facts/format.ts";
import { formatOpeningForTable } from "../../facts/format-opening.ts";
import { openStatusAt } from "../../facts/opening.ts";
import { sydneyTime } from "../../facts/sydney.ts";

const { about, services, help, discovery, blog, reviews, location, closing } = home;

const main = (page: Page) => page.getByRole("main");
const heightOf = (part: Locator) => part.evaluate((element) => element.clientHeight);

test("Home: its sections in order, their links, cards and teasers", async ({ page }) => {
  await open(page, "/");
  await expectOrder(page, sectionTitles(home));
  for (const [id, title] of [
    ["about", about.title],
    ["blog", blog.title],
    ["location", location.title],
  ])
    await expect(page.locator(`#${id}`)).toContainText(title ?? "");
  for (const title of [home.hero.title, closing.title]) {
    await expectBooking(section(page, title), home.hero.ctaText);
    await expectCall(section(page, title), home.call);
  }

  const items = page.getByRole("list", { name: services.title }).getByRole("listitem");
  await expect(items).toHaveCount(cards.length);
  for (const [i, { title, description, to }] of cards.entries()) {
    await expect(items.nth(i).getByRole("heading")).toHaveText(title);
    await expect(items.nth(i)).toContainText(description);
    const link = items.nth(i).getByRole("link");
    await expect(link).toHaveText(`${site.cards.learnMore}: ${title}`);
    await expect(link).toHaveAttribute("href", to);
  }

  const teased = section(page, blog.title).getByRole("article");
  await expect(teased).toHaveCount(teasers.length);
  for (const [i, { title, excerpt, to }] of teasers.entries()) {
    const article = teased.nth(i);
    await expect(article.getByRole("link", { name: title })).toHaveAttribute("href", to);
    await expect(article.getByText(excerpt)).toBeVisible();
    await expect(article.locator("img")).toBeVisible();
  }
  for (const { label, to } of [services.all, blog.all, site.practitionerTeaser.link])
    await expect(main(page).getByRole("link", { name: label })).toHaveAttribute("href", to);

  const call = section(page, discovery.title);
  await expect(call.getByText(discovery.terms)).toBeVisible();
  await expect(call.locator("ol").getByRole("listitem")).toHaveText(discovery.steps);
  await expectNewTab(
    main(page).getByRole("link", { name: help.bookConsultation }),
    clinic.booking.general,
  );
  await expectReviews(page, reviews.title);
});

test("the phone number and the email address are there, with or without the form", async ({
  page,
}) => {
  await open(page, "/");
  const call = section(page, discovery.title);
  const form = page.getByTitle(site.form.title).or(page.getByText(site.form.beforeLoading));
  await expect(form).toHaveCount(SHOWN.form ? 1 : 0);
  await expectCall(call, site.form.call);
  const mail = call.getByRole("link", { name: site.form.email });
  await expect(mail).toHaveAttribute("href", mailLink(clinic.email));
});

test("a fragment in the address scrolls to its section", async ({ page }) => {
  await open(page, "/#location");
  await expect(section(page, location.title)).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});

test("the location: address, parking, directions, hours and a map", async ({ page }) => {
  await open(page, "/");
  const place = section(page, location.title);
  for (const fact of [clinic.address.street, clinic.parking, clinic.hoursNote])
    await expect(place).toContainText(fact);
  const directions = place.getByRole("link", { name: location.directions });
  await expectNewTab(directions, directionsLink(clinic));
  await expectHours(place.getByRole("table", { name: location.hours }));
  await loadFrames(page);
  const map = page.getByTitle(site.map.title);
  await expect(map).toHaveCount(SHOWN.map ? 1 : 0);
  if (SHOWN.map) await expect.poll(() => heightOf(map), "the map").toBe(400);
});

test("the form and the reviews have fixed heights for each screen size", { tag: "@long" }, async ({
  page,
}) => {
  await open(page, "/");
  await loadFrames(page);
  const form = page.getByTitle(site.form.title);
  if (SHOWN.form) await expect.poll(() => heightOf(form), "the form").toBe(FORM_HEIGHT);
  test.skip(!SHOWN.reviews, "the reviews are switched off");
  for (const [width, height] of [
    [360, 640],
    [768, 560],
    [1280, 420],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const frame = page.getByTitle(site.reviews.title);
    await expect.poll(() => heightOf(frame), `the reviews, ${width} px wide`).toBe(height);
  }
});

test("the reviews are compact on Home", { tag: "@long" }, async ({ page }) => {
  const space = async (path: string) => {
    await open(page, path);
    const link = page.getByRole("link", { name: site.reviews.link });
    const reviewed = page.locator("main section", { has: link });
    return reviewed.evaluate((part) => Number.parseFloat(getComputedStyle(part).paddingTop));
  };
  expect(await space("/")).toBeLessThan(await space("/about"));
});

test.describe("opening hours, read far from the clinic", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  // Half past midnight on Wednesday in Sydney is still Tuesday in Los Angeles.
  const WEDNESDAY = new Date("2026-03-03T13:30:00Z");

  test("the day marked as today is Sydney's", async ({ page }) => {
    await page.clock.setFixedTime(WEDNESDAY);
    await open(page, "/");
    const rows = page.getByRole("table", { name: location.hours }).getByRole("row");
    const today = rows.filter({ hasText: site.today });
    await expect(today).toHaveCount(1);
    await expect(today.getByRole("rowheader")).toHaveText(`Wednesday ${site.today}`);
  });

  test("the opening status appears without moving anything", {
    tag: ["@phone", "@long"],
  }, async ({ page }) => {
    // The time of the build, so that the page shows the same closures before and after hydration.
    await page.clock.setFixedTime(BUILT);
    await open(page, "/");
    const place = section(page, location.title);
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
    const gap = async () =>
      (await topOf(place.getByText(clinic.hoursNote))) - (await topOf(place.getByRole("table")));
    // Wait for fonts, which could move things too.
    await page.evaluate(() => document.fonts.ready);
    const before = await gap();
    const status = openStatusAt(sydneyTime(BUILT.getTime()), clinic);
    await expect(place.getByText(formatOpeningForTable(status, site.openNow))).toBeVisible();
    expect(await gap()).toBeCloseTo(before, 0);
  });
});
