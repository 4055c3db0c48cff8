import type { Locator, Page } from "@playwright/test";
import { cards, clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { addressLines, directionsLink, openingTimes, phoneLink } from "../../../facts/in-words.ts";
import { schema } from "./content.ts";

const PATH = "/locations/manly";
const REASONS = [
  "5 minutes from Manly",
  "Family and pregnancy experience",
  "Holistic approach",
  "Trusted by local families",
];

const words = wordsOf("pages/manly", schema);

test.beforeEach(({ page }) => open(page, PATH));

const sectionOf = (page: Page, heading: string): Locator =>
  page.locator("main section", { has: page.getByRole("heading", { name: heading, exact: true }) });

async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
}

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Trusted Chiropractic Care for the Manly Community",
  );
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    words.services.title,
    words.why.title,
    words.directions.title,
    words.community.title,
    words.closing.title,
    words.faq.title,
  ]);
});

test("the hero and the call to action lead to the booking, in a new tab", async ({ page }) => {
  for (const heading of [words.hero.title, words.closing.title]) {
    const book = sectionOf(page, heading).getByRole("link", { name: words.book });
    await expectNewTab(book, clinic.booking.general);
  }
  const closing = sectionOf(page, words.closing.title);
  await expect(closing.getByRole("link", { name: words.call })).toHaveAttribute(
    "href",
    phoneLink(clinic.phone),
  );
});

test("the hero's words stand on the right of the picture, or below it on a phone", async ({
  page,
  isMobile,
}) => {
  const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const hero = sectionOf(page, words.hero.title);
  const picture = await box(hero.locator("picture"));
  const title = await box(hero.getByRole("heading"));
  if (isMobile) expect(title.top).toBeGreaterThanOrEqual(picture.bottom);
  else expect(title.left).toBeGreaterThan(picture.left + picture.width / 2);
});

test("six service cards, the last to the practitioner: a grid, on a phone a row to swipe", async ({
  page,
  isMobile,
}) => {
  const list = page.getByRole("list", { name: words.services.eyebrow, exact: true });
  const shown = list.locator(":scope > li");
  await expect(shown).toHaveCount(6);
  for (const [i, { title, longTitle, line, to }] of cards.entries()) {
    const card = shown.nth(i);
    await expect(card.getByRole("heading")).toHaveText(longTitle ?? title);
    await expect(card).toContainText(line);
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
  }
  await expect(shown.last().getByRole("link")).toHaveAttribute("href", "/about");
  const tops = await shown.evaluateAll((entries) =>
    // The place in the layout: cards that are still sliding in stand where they will end.
    entries.map((entry) => (entry instanceof HTMLElement ? entry.offsetTop : undefined)),
  );
  const swipes = await list.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(swipes).toBe(isMobile);
  expect(new Set(tops).size === 1).toBe(isMobile);
});

test("four reasons", async ({ page }) => {
  const section = sectionOf(page, words.why.title);
  await expect(section.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveText(
    REASONS,
  );
});

test("every distance is about 5 minutes by car, or 8–12 minutes depending on traffic", async ({
  page,
}) => {
  const text = (await page.getByRole("main").textContent()) ?? "";
  const claims = [...text.matchAll(/.{9}\d+(?: minutes?)(?: from| by|.{21})/g)].map(
    ([claim]) => claim,
  );
  expect(claims.length).toBeGreaterThan(4);
  for (const claim of claims)
    expect(claim).toMatch(/about 5 minutes by|5 minutes from|8–12 minutes depending on traffic/i);
  await expect(sectionOf(page, words.directions.title)).toContainText(
    /About 5 minutes by car, or 8–12 minutes depending on traffic/,
  );
});

test("directions: address, hours, parking, map and the way by car and by bus", async ({ page }) => {
  const section = sectionOf(page, words.directions.title);
  for (const line of addressLines(clinic)) await expect(section).toContainText(line);
  for (const { title, description } of [
    words.directions.parking,
    words.directions.car,
    words.directions.bus,
  ]) {
    await expect(section.getByRole("heading", { name: title, exact: true })).toBeVisible();
    await expect(section).toContainText(description);
  }
  await expect(section).toContainText(/park on the street/);
  await expect(section).toContainText(/easy access from the main road/);
  const rows = section.getByRole("row");
  await expect(rows).toHaveCount(7);
  for (const [i, row] of clinic.hours.entries())
    await expect(rows.nth(i)).toContainText(openingTimes(row)[0] ?? site.closed);
  await section.scrollIntoViewIfNeeded();
  const map = section.locator(`iframe[title="${site.map.title}"]`);
  await expect(map).toBeVisible();
  await expect(map).toHaveCSS("height", "300px");
  await expectNewTab(
    section.getByRole("link", { name: words.directions.link }),
    directionsLink(clinic),
  );
  const { label, to } = words.directions.planner;
  await expectNewTab(section.getByRole("link", { name: label }), to);
});

test("the address card can be saved", async ({ page }) => {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: words.directions.save }).click();
  expect((await saving).suggestedFilename()).toBe("clinic.vcf");
});

test("the community section names the suburbs around", async ({ page }) => {
  const section = sectionOf(page, words.community.title);
  await expect(section.getByRole("listitem")).toHaveText(words.community.places.names);
});

test("six questions, one open at a time, each reached by its address", async ({ page }) => {
  const items = page.locator("main details");
  await expect(items).toHaveCount(6);
  for (const [i, { question, answer }] of words.faq.items.entries()) {
    const entry = page.locator(`#item-${i}`);
    await entry.locator("summary").click();
    await expect(entry.locator("summary")).toHaveText(question);
    await expect(page.locator("main details[open]")).toHaveCount(1);
    for (const paragraph of answer) await expect(entry.getByText(paragraph)).toBeVisible();
  }
  await page.locator("#item-5 summary").click();
  await expect(page.locator("main details[open]")).toHaveCount(0);
  await open(page, `${PATH}#item-2`);
  await expect(page.locator("#item-2")).toHaveAttribute("open");
});

test("structured data: page, breadcrumbs and clinic, nothing about questions", async ({ page }) => {
  const types = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent)["@type"]));
  expect(types).toEqual(["WebPage", "BreadcrumbList", "LocalBusiness"]);
});
