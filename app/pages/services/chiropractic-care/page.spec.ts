import type { Page } from "@playwright/test";
import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectContact,
  expectOrder,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../../tests/support/test.ts";
import { nameWithProfession } from "../../../facts/format.ts";
import { schema } from "./schema.ts";

const PATH = "/services/chiropractic-care";

const words = wordsOf("services/chiropractic-care", schema);
const { approach, firstVisit, techniques, techniqueNames, care, related, faq, closing } = words;

const panelTitles = (page: Page, tab: string) =>
  page.getByRole("tabpanel", { name: tab }).getByRole("heading", { level: 3 });

test("Chiropractic care: its sections, and where its buttons lead", async ({ page }) => {
  await open(page, PATH);
  await expectOrder(page, [
    words.hero.title,
    approach.title,
    firstVisit.title,
    words.practitioner.eyebrow,
    techniques.title,
    care.title,
    related.title,
    faq.title,
    site.medicalNotice.help,
    closing.title,
  ]);
  const { assessment } = clinic.booking;
  await expectBooking(section(page, words.hero.title), words.hero.ctaText, assessment);
  await expectBooking(section(page, closing.title), words.bookAssessment, assessment);
  await expectContact(section(page, closing.title), words.contactButton);
  for (const [title, items] of [
    [firstVisit.title, firstVisit.steps],
    [techniques.title, techniques.items],
  ] as const) {
    const list = section(page, title).getByRole("list").first();
    await expect(list.getByRole("heading", { level: 3 })).toHaveText(titles(items));
  }
  await expect(section(page, techniques.title).getByRole("term")).toHaveText(
    techniqueNames.items.map(({ name }) => name),
  );
  await expect(page.getByRole("figure")).toContainText(words.practitioner.quote);
  await expect(section(page, approach.title)).toContainText(nameWithProfession(clinic, " "));
});

test("a panel without controls takes focus itself", async ({ page }) => {
  await open(page, "/services/chiropractic-care");
  const tab = page.getByRole("tab").first();
  await tab.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("the tabs show benefits first, conditions on request", { tag: "@long-phone" }, async ({
  page,
}) => {
  await open(page, PATH);
  const { benefits, conditions, evidence } = care;
  const tabs = section(page, care.title).getByRole("tab");
  await expect(tabs).toHaveText([benefits.tab, conditions.tab]);
  await expect(panelTitles(page, benefits.tab)).toHaveText(titles(benefits.items));
  await expect(panelTitles(page, conditions.tab)).toHaveCount(0);
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await tabs.first().click();
  await tabs.last().click();
  await expect(panelTitles(page, conditions.tab)).toHaveText(titles(conditions.items));
  await expect(panelTitles(page, benefits.tab)).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await expect(panelTitles(page, benefits.tab)).toHaveText(titles(benefits.items));
  for (const { label, url } of evidence.sources)
    await expectNewTab(page.getByRole("link", { name: label }), url);
});
