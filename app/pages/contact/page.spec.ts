import type { Locator, Page } from "@playwright/test";
import { clinic, site, wordsOf } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import {
  directionsLink,
  mailLink,
  oneLineAddress,
  openingTimes,
  phoneLink,
  placeLink,
} from "../../facts/in-words.ts";
import { schema } from "./content.ts";

const words = wordsOf("pages/contact", schema);

test.beforeEach(({ page }) => open(page, "/contact"));

const sectionOf = (page: Page, heading: string): Locator =>
  page.locator("main section", { has: page.getByRole("heading", { name: heading, exact: true }) });

async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
}

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Let’s Connect");
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText([
    "Book Your Free Discovery Call",
    words.contact.title,
    words.visit.title,
    "Ready to Book?",
  ]);
});

test("the hero and the last section lead to the booking, in a new tab", async ({ page }) => {
  for (const heading of ["Let’s Connect", "Ready to Book?"]) {
    const book = sectionOf(page, heading).getByRole("link", { name: "Book Online Now" });
    await expectNewTab(book, clinic.booking.general);
  }
  await expect(
    sectionOf(page, "Ready to Book?").getByRole("link", { name: `Call ${clinic.phone}` }),
  ).toHaveAttribute("href", phoneLink(clinic.phone));
});

test("the free call stands with its terms, its form and an anchor", async ({ page }) => {
  const panel = page.locator("#discovery-call");
  await expect(panel.getByRole("heading", { level: 2 }).first()).toHaveText(
    "Book Your Free Discovery Call",
  );
  await expect(panel).toContainText(/15-minute/);
  for (const term of [/per person/, /not advice, assessment or treatment/, /no obligation/])
    await expect(panel).toContainText(term);
  const form = panel.locator(`iframe[title="${site.form.title}"]`);
  await expect(form).toHaveAttribute("loading", "eager");
  await expect(form).not.toHaveAttribute("inert");
  await expect(form).toHaveCSS("height", "578px");
});

test("the accreditation names every fact and where to check it", async ({ page }) => {
  const panel = page.locator("#discovery-call");
  const { register, ...facts } = clinic.registration;
  for (const fact of Object.values(facts)) await expect(panel).toContainText(fact);
  await expectNewTab(panel.getByRole("link", { name: words.accreditation.check }), register);
});

test("the contact list gives phone, email, address and opening hours", async ({ page }) => {
  const items = page
    .getByRole("listitem")
    .filter({ has: page.locator(":scope > svg + div") })
    .filter({ has: page.locator("h3, caption") });
  const { phone, email, address, hours } = words.contact;
  await expect(items.locator("h3, caption")).toHaveText([phone, email, address, hours]);
  const links: [string, string][] = [
    [clinic.phone, phoneLink(clinic.phone)],
    [clinic.email, mailLink(clinic.email)],
    [oneLineAddress(clinic), placeLink(clinic)],
  ];
  for (const [i, [name, to]] of links.entries())
    await expect(items.nth(i).getByRole("link", { name })).toHaveAttribute("href", to);
  const rows = items.last().getByRole("row");
  await expect(rows).toHaveCount(7);
  for (const [i, row] of clinic.hours.entries()) {
    await expect(rows.nth(i)).toContainText(row.day);
    await expect(rows.nth(i)).toContainText(openingTimes(row)[0] ?? site.closed);
  }
  await expect(items.last()).toContainText(clinic.hoursNote);
});

test("the address card can be saved", async ({ page }) => {
  const saving = page.waitForEvent("download");
  await page.getByRole("link", { name: words.contact.save }).click();
  expect((await saving).suggestedFilename()).toBe("clinic.vcf");
});

test("the map is 400 px high, with a way that needs no map", async ({ page }) => {
  const section = sectionOf(page, words.visit.title);
  await section.scrollIntoViewIfNeeded();
  const map = section.locator(`iframe[title="${site.map.title}"]`);
  await expect(map).toBeVisible();
  await expect(map).toHaveCSS("height", "400px");
  await expectNewTab(
    section.getByRole("link", { name: site.map.directions }),
    directionsLink(clinic),
  );
});
