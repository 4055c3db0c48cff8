import type { Locator, Page } from "@playwright/test";
import { formatSpans, nameWithProfession, phoneLink } from "../../app/facts/format.ts";
import type { Faq, HelpFirst, Related } from "../../app/schema/shared-fields.ts";
import { cards, clinic, site } from "./content.ts";
import { expect, expectNewTab } from "./test.ts";

/** The section with a heading of this name. */
export const section = (page: Page, title: string): Locator =>
  page
    .locator("main section")
    .filter({ has: page.locator("h1, h2").and(page.getByRole("heading", { name: title })) })
    .last();

/** Sets whether the visitor saves data. Nothing is prefetched for those who do. */
export const setSaveData = (page: Page, saveData: boolean): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: value } });
  }, saveData);

export const titles = (items: readonly { title: string }[]): string[] =>
  items.map(({ title }) => title);

/** The headings of a page's sections in the order of its content, which is the order on the page. */
export const sectionTitles = ({ seo: _seo, ...fields }: { seo: unknown }): string[] =>
  Object.values(fields).flatMap((part: unknown) =>
    typeof part === "object" && part && "title" in part ? String(part.title) : [],
  );

/** The page has these headings in this order. Others may come between them. */
export async function expectOrder(page: Page, wanted: readonly string[]): Promise<void> {
  const found = await page
    .getByRole("main")
    .locator("h1, h2")
    .evaluateAll((all) => all.map((heading) => heading.textContent?.trim() ?? ""));
  const places = wanted.map((title) => found.findIndex((text) => text.startsWith(title)));
  const missing = wanted.filter((_, i) => places[i] === -1);
  expect(missing, `headings missing among ${found.join(" | ")}`).toEqual([]);
  expect(
    places.toSorted((a, b) => a - b).map((place) => found[place]),
    "the order of the headings",
  ).toEqual(places.map((place) => found[place]));
}

/** This part of the page has a booking link with this name, which opens in a new tab. */
export const expectBooking = (part: Locator, name: string, address = clinic.booking.general) =>
  expectNewTab(part.getByRole("link", { name }).first(), address);

export const expectCall = (part: Locator, name: string) =>
  expect(part.getByRole("link", { name }).first()).toHaveAttribute("href", phoneLink(clinic.phone));

export const expectContact = (part: Locator, name: string) =>
  expect(part.getByRole("link", { name }).first()).toHaveAttribute("href", "/contact");

/** Items with ids from `prefix-0`: one is open at a time, they close again, and a fragment opens one. */
export async function expectOneOpen(
  page: Page,
  items: Locator,
  prefix: string,
  texts: readonly string[],
) {
  const found = await items.evaluateAll((all) => all.map(({ id }) => id));
  expect(found).toEqual(texts.map((_, i) => `${prefix}-${i}`));
  const text = (i: number) => items.nth(i).getByText(texts[i] ?? "", { exact: true });
  const last = texts.length - 1;
  for (const i of texts.keys()) {
    await expect(text(i)).toBeHidden();
    await items.nth(i).locator("summary").click();
    await expect(text(i)).toBeVisible();
    if (i > 0) await expect(text(i - 1)).toBeHidden();
  }
  await items.nth(last).locator("summary").click();
  await expect(text(last)).toBeHidden();
  await page.goto(`${new URL(page.url()).pathname}#${prefix}-${last}`);
  await expect(text(last)).toBeVisible();
}

/** A page's questions, with ids from `item-0`. */
export const expectQuestions = (page: Page, faq: Faq) =>
  expectOneOpen(
    page,
    section(page, faq.title).locator("details"),
    "item",
    faq.items.map(({ answer }) => answer[0] ?? ""),
  );

/** The related services' titles and links, in order. */
export async function expectRelated(page: Page, { title, services }: Related) {
  const related = section(page, title);
  const names = services.map((service) => {
    const card = cards.find(({ to }) => to === service.to);
    return service.title ?? card?.title ?? `no card for ${service.to}`;
  });
  await expect(related.getByRole("heading", { level: 3 })).toHaveText(names);
  const links = related.getByRole("link", { name: site.cards.learnMore });
  for (const [i, { to }] of services.entries())
    await expect(links.nth(i)).toHaveAttribute("href", to);
}

/** The service cards with all their texts, in order. Cards with the same `leafColor` look alike, others differ. */
export async function expectServiceCards(list: Locator): Promise<void> {
  const shown = list.locator(":scope > li");
  await expect(shown).toHaveCount(cards.length);
  for (const [i, { title, longTitle, description, features, to }] of cards.entries()) {
    const card = shown.nth(i);
    await expect(card.getByRole("heading")).toHaveText(longTitle ?? title);
    await expect(card).toContainText(description);
    await expect(card.getByRole("listitem")).toHaveText(features);
    await expect(card.getByRole("link")).toContainText(site.cards.learnMore);
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
  }
  // The colours of a card's leaf marks and behind the words below its title: a label highlights the practitioner's.
  const colours = await shown.evaluateAll((all) =>
    all.map((card) => {
      const mark = card.querySelector("ul svg");
      const label = card.querySelector("h3 + p");
      return `${mark && getComputedStyle(mark).color} ${label && getComputedStyle(label).backgroundColor}`;
    }),
  );
  const variant = ({ leafColor, isPractitioner }: (typeof cards)[number]) =>
    `${leafColor} ${isPractitioner}`;
  expect(new Set(colours).size, "colours").toBe(new Set(cards.map(variant)).size);
  for (const [i, card] of cards.entries())
    expect(colours[i], card.title).toBe(
      colours[cards.findIndex((one) => variant(one) === variant(card))],
    );
}

/** The medical notice: when to get help first, who wrote the page, when it was reviewed. */
export async function expectMedicalNotice(
  page: Page,
  { helpFirst: { signs, more }, reviewed }: { helpFirst: HelpFirst; reviewed: string },
) {
  const help = section(page, site.medicalNotice.help);
  const items = help.getByRole("listitem");
  await expect(items).toHaveText(signs);
  await expect(help).toContainText(site.medicalNotice.emergency);
  const folded = help.getByRole("heading", { level: 3 });
  await expect(folded).toHaveCount(0);
  if (more.length > 0) {
    await help.getByText(site.medicalNotice.more).click();
    await expect(folded).toHaveText(more.map(({ action }) => action));
    await expect(items).toHaveText([...signs, ...more.flatMap((group) => group.signs)]);
  }
  const note = section(page, site.medicalNotice.title);
  for (const text of [site.medicalNotice.general, nameWithProfession(clinic, " ")])
    await expect(note).toContainText(text);
  const day = note.getByRole("time");
  if (reviewed === "pending") await expect(day).toHaveCount(0);
  else await expect(day).toHaveAttribute("datetime", reviewed);
}

/** The reviews in their frame, or only a link if they are switched off. */
export async function expectReviews(page: Page, title: string) {
  const reviews = section(page, title);
  await reviews.scrollIntoViewIfNeeded();
  const { shown, link } = clinic.integrations.reviews;
  await expect(page.getByTitle(site.reviews.title)).toHaveCount(shown ? 1 : 0);
  await expectNewTab(reviews.getByRole("link", { name: site.reviews.link }), link);
}

/** An hours table with each day once and all its times. */
export async function expectHours(part: Locator) {
  const rows = part.getByRole("row");
  await expect(rows).toHaveCount(clinic.hours.length);
  for (const [i, row] of clinic.hours.entries()) {
    await expect(rows.nth(i)).toContainText(row.day);
    const times = formatSpans(row.open).join(", ") || site.closed;
    await expect(rows.nth(i).getByRole("cell")).toHaveText(times);
  }
}
