import type { Locator, Page } from "@playwright/test";
import { openDays, openingTimes, phoneLink } from "../../app/facts/in-words.ts";
import type { Faq } from "../../app/schema/parts.ts";
import { clinic, site } from "./content.ts";
import { expect } from "./test.ts";

/** The section under a heading of the second level. */
export const section = (page: Page, title: string): Locator =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });

export const titles = (items: readonly { title: string }[]): string[] =>
  items.map(({ title }) => title);

const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

/** Every link of this name opens the booking system in a new tab. */
export async function expectBooking(page: Page, name: string, address: string, count: number) {
  const links = page.locator("main").getByRole("link", { name });
  await expect(links).toHaveCount(count);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("href", address);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
}

/** Items with these ids, of which one is open at a time, that close again and open by link. */
export async function expectOneOpen(
  page: Page,
  items: Locator,
  ids: string[],
  texts: readonly string[],
) {
  const found = await items.evaluateAll((all) => all.map(({ id }) => id));
  expect(found).toEqual(ids);
  const text = (i: number) => page.getByText(texts[i] ?? "", { exact: true });
  for (const i of ids.keys()) {
    await expect(text(i)).toBeHidden();
    await items.nth(i).locator("summary").click();
    await expect(text(i)).toBeVisible();
    if (i > 0) await expect(text(i - 1)).toBeHidden();
  }
  const last = ids.length - 1;
  await items.nth(last).locator("summary").click();
  await expect(text(last)).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}#${ids[1]}`);
  await expect(text(1)).toBeVisible();
}

/** The questions of a page, `item-0` onward. */
export const expectQuestions = (page: Page, faq: Faq, count: number) =>
  expectOneOpen(
    page,
    section(page, faq.title).locator("details"),
    Array.from({ length: count }, (_, i) => `item-${i}`),
    faq.items.map(({ answer }) => answer[0] ?? ""),
  );

/** Noon of 20 July 2026 in Sydney, a Monday. */
const MONDAY = Date.UTC(2026, 6, 20, 2);
const DAY = 86_400_000;

/** The compact card: open days in the page's HTML, today's hours once it is at rest, phone and booking. */
export async function expectVisitCard(page: Page, booking: string) {
  const { title, book, open: opens, today } = site.visitCard;
  const html = await (await page.request.get(page.url())).text();
  expect(html).toContain(`<dt>${opens}</dt><dd>${openDays(clinic.hours)}</dd>`);
  for (const isOpen of [true, false]) {
    const at = clinic.hours.findIndex((day) => day.open.length > 0 === isOpen);
    const row = clinic.hours[at];
    if (!row) continue;
    await page.clock.setFixedTime(MONDAY + at * DAY);
    await page.reload();
    const hours = section(page, title).locator("dl > div").first();
    await expect(hours.locator("dt")).toHaveText(`${today}, ${row.day}`);
    await expect(hours.locator("dd")).toHaveText(openingTimes(row).join(", ") || site.closed);
  }
  const card = section(page, title);
  await expect(card.getByRole("link", { name: book })).toHaveAttribute("href", booking);
  await expect(card.getByRole("link", { name: clinic.phone })).toHaveAttribute(
    "href",
    phoneLink(clinic.phone),
  );
}

/** The related services by title and address, in order. */
export async function expectRelated(page: Page, title: string, cards: [string, string][]) {
  const related = section(page, title);
  await expect(related.getByRole("heading", { level: 3 })).toHaveText(cards.map(([name]) => name));
  const links = related.getByRole("link", { name: "Learn More" });
  expect(await addresses(links)).toEqual(cards.map(([, to]) => to));
}

/** The day of the last review, and no date while that is pending. */
export async function expectReviewed(note: Locator, reviewed: string) {
  const time = note.getByRole("time");
  if (reviewed === "pending") await expect(time).toHaveCount(0);
  else await expect(time).toHaveAttribute("datetime", reviewed);
}

/** The note that ends a page about health: when to get help first, who wrote it and when. */
export async function expectCareNote(
  page: Page,
  words: { helpFirst: string[]; reviewed: string },
  author: string,
) {
  const note = section(page, "When to get medical help first");
  await expect(note.getByRole("listitem")).toHaveText(words.helpFirst);
  await expect(note).toContainText("In an emergency call 000");
  await expect(note).toContainText("This page is general information");
  await expect(note).toContainText(author);
  await expectReviewed(note, words.reviewed);
}

/** The reviews in their frame. */
export async function expectReviews(page: Page, title: string) {
  const reviews = section(page, title);
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.locator("iframe")).toHaveAttribute("title", "Patient Reviews");
}
