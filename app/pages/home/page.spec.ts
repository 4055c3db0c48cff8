import type { Locator, Page } from "@playwright/test";
import { cards, clinic, home, site, teasers } from "../../../tests/support/content.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";
import { openingTimes, phoneLink } from "../../facts/in-words.ts";

const CARD_TARGETS = [
  "/services/chiropractic-care",
  "/services/pregnancy-postpartum",
  "/services/babies-children",
  "/services/holistic-healing",
  "/services/neuro-emotional-technique",
  "/about",
];
const ARTICLES = [
  "/blog/can-chiropractic-help-my-child",
  "/blog/chiropractor-vs-physiotherapist",
  "/blog/exploring-nervous-system-chiropractic-care",
  "/blog/chiropractors-holistic-approach-whole-body-health",
];

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page: Page) => page.getByRole("main");
const sectionOf = (page: Page, title: string) =>
  main(page).locator("> section", { has: page.getByRole("heading", { name: title, exact: true }) });
const heightOf = (part: Locator) => part.evaluate((element) => element.clientHeight);

test("the nine parts stand in the specified order, three with an anchor", async ({ page }) => {
  await page.goto("/");
  const parts = await main(page)
    .locator("> section")
    .evaluateAll((sections) =>
      sections.map((section) => [
        section.id,
        section.querySelector("h1, h2")?.textContent?.trim() ?? "",
      ]),
    );
  expect(parts).toEqual([
    ["", home.hero.title],
    ["about", home.about.title],
    ["", home.services.title],
    ["", home.help.title],
    ["", home.discovery.title],
    ["blog", home.blog.title],
    ["", home.reviews.title],
    ["location", home.location.title],
    ["", home.closing.title],
  ]);
});

test("an anchor in the address leads to its part", async ({ page }) => {
  await open(page, "/#location");
  await expect(sectionOf(page, home.location.title)).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});

for (const part of [home.hero.title, home.closing.title]) {
  test(`"${part}" offers the booking and the phone`, async ({ page }) => {
    await page.goto("/");
    const section = sectionOf(page, part);
    await expectNewTab(section.getByRole("link", { name: "Book Now" }), clinic.booking.general);
    const call = section.getByRole("link", { name: "Call Now" });
    await expect(call).toHaveAttribute("href", phoneLink(clinic.phone));
  });
}

test("six cards, each with its words and the way on", async ({ page }) => {
  await page.goto("/");
  const items = page.getByRole("list", { name: home.services.eyebrow }).getByRole("listitem");
  await expect(items).toHaveCount(CARD_TARGETS.length);
  for (const [i, target] of CARD_TARGETS.entries()) {
    const item = items.nth(i);
    await expect(item.getByRole("heading")).toHaveText(cards[i]?.title ?? "");
    await expect(item).toContainText(cards[i]?.description ?? "no card");
    await expect(item.getByRole("link")).toHaveText(`Learn More: ${cards[i]?.title}`);
    await expect(item.getByRole("link")).toHaveAttribute("href", target);
  }
});

test("'View All Services' and 'View All Articles' lead on", async ({ page }) => {
  await open(page, "/");
  await main(page).getByRole("link", { name: "View All Services" }).click();
  await expect(page).toHaveURL("/services");
  await page.goBack();
  await main(page).getByRole("link", { name: "View All Articles" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the discovery call is free, its terms beside the form at its full height", async ({
  page,
}) => {
  await open(page, "/");
  const section = sectionOf(page, home.discovery.title);
  await expect(section.getByText(home.discovery.terms)).toBeVisible();
  expect(home.discovery.terms).toMatch(/free 15-minute/i);
  await expect(section.locator("ol").getByRole("listitem")).toHaveText(home.discovery.steps);
  await expect.poll(() => heightOf(page.getByTitle(site.form.title))).toBe(578);
});

test("four teasers, each with picture, title and excerpt", async ({ page }) => {
  await page.goto("/");
  const articles = sectionOf(page, home.blog.title).getByRole("article");
  await expect(articles).toHaveCount(ARTICLES.length);
  for (const [i, target] of ARTICLES.entries()) {
    const article = articles.nth(i);
    await expect(article.getByRole("link")).toHaveText(teasers[i]?.title ?? "");
    await expect(article.getByRole("link")).toHaveAttribute("href", target);
    await expect(article.getByText(teasers[i]?.excerpt ?? "no teaser")).toBeVisible();
    await expect(article.locator("img")).toBeVisible();
  }
});

test("the reviews are compact and as high as the screen asks", async ({ page }) => {
  await open(page, "/");
  const frame = page.getByTitle("Patient Reviews");
  for (const [width, height] of [
    [360, 640],
    [768, 560],
    [1280, 420],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => heightOf(frame), `${width} px wide`).toBe(height);
  }
  const space = (path: string) =>
    page
      .locator("section", { has: page.getByTitle("Patient Reviews") })
      .evaluate((section) => Number.parseFloat(getComputedStyle(section).paddingTop))
      .then((top) => ({ path, top }));
  const compact = await space("/");
  await open(page, "/about");
  await expect(frame).toBeAttached();
  expect(compact.top).toBeLessThan((await space("/about")).top);
});

test("the place: address, parking, directions and a map of 400 px", async ({ page }) => {
  await open(page, "/");
  const section = sectionOf(page, home.location.title);
  await expect(section.getByText(clinic.address.street)).toBeVisible();
  await expect(section.getByText(clinic.parking)).toBeVisible();
  await expect(section.getByText(clinic.hoursNote)).toBeVisible();
  await expect(section.getByRole("link", { name: home.location.directions })).toBeVisible();
  await expect.poll(() => heightOf(page.getByTitle(site.map.title))).toBe(400);
});

test.describe("opening hours, read far from the clinic", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  // Half past midnight on a Wednesday in Sydney, still Tuesday elsewhere.
  const WEDNESDAY = new Date("2026-03-03T13:30:00Z");

  test("the seven days of the facts, with today in Sydney marked", async ({ page }) => {
    await page.clock.setFixedTime(WEDNESDAY);
    await open(page, "/");
    const rows = page.getByRole("table", { name: home.location.hours }).getByRole("row");
    await expect(rows).toHaveCount(7);
    await expect(rows.filter({ hasText: site.today })).toHaveCount(1);
    for (const [i, row] of clinic.hours.entries()) {
      const day = row.day === "Wednesday" ? `${row.day} ${site.today}` : row.day;
      await expect(rows.nth(i).getByRole("rowheader")).toHaveText(day);
      const times = openingTimes(row).join(", ") || site.closed;
      await expect(rows.nth(i).getByRole("cell")).toHaveText(times);
    }
  });
});
