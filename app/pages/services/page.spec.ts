import type { Locator, Page } from "@playwright/test";
import { cards, clinic, wordsOf } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { schema } from "./content.ts";

const words = wordsOf("pages/services", schema);
const name = clinic.practitioner.calledBy;

const CARDS = [
  { title: "Chiropractic Care", to: "/services/chiropractic-care" },
  { title: "Pregnancy & Postpartum", to: "/services/pregnancy-postpartum" },
  { title: "Babies & Children", to: "/services/babies-children" },
  { title: "Holistic Healing", to: "/services/holistic-healing" },
  { title: "Neuro-Emotional Technique (NET)", to: "/services/neuro-emotional-technique" },
  { title: `Meet ${name}`, to: "/about" },
];

test.beforeEach(({ page }) => open(page, "/services"));

const cardsOf = (page: Page): Locator =>
  page
    .getByRole("list", { name: "Our Services" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });

test("the hero is Our Services, with the words off the picture on a wide screen", async ({
  page,
  isMobile,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Our Services");
  const hero = page.locator("section", { has: heading });
  const box = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect());
  const picture = await box(hero.locator("picture"));
  const title = await box(heading);
  const button = await box(hero.getByRole("link", { name: "Book Consultation" }));
  if (isMobile) expect(title.top).toBeGreaterThanOrEqual(picture.bottom);
  else expect(Math.max(title.bottom, button.bottom)).toBeLessThanOrEqual(picture.top);
});

test("six cards in order, each with a description, four features and one link", async ({
  page,
}) => {
  const shown = cardsOf(page);
  await expect(shown).toHaveCount(6);
  for (const [i, { title, to }] of CARDS.entries()) {
    const card = shown.nth(i);
    await expect(card.getByRole("heading")).toHaveText(title);
    await expect(card).toContainText(cards[i]?.description ?? "no such card");
    // On a phone they wait behind a plus: in the page all the same.
    await expect(card.locator("details li")).toHaveText(cards[i]?.features ?? []);
    const link = card.getByRole("link");
    await expect(link).toHaveText(/^Learn More/);
    await expect(link).toHaveAttribute("href", to);
  }
});

test("only the practitioner's card is highlighted", async ({ page }) => {
  const grounds = await cardsOf(page).evaluateAll((entries) =>
    entries.map((entry) => getComputedStyle(entry).backgroundColor),
  );
  expect(new Set(grounds.slice(0, 5)).size).toBe(1);
  expect(grounds[5]).not.toBe(grounds[0]);
});

test("a card's points are in view, on a phone after a tap on its plus", async ({
  page,
  isMobile,
}) => {
  const card = cardsOf(page).first();
  const point = card.getByText(cards[0]?.features[0] ?? "no such card", { exact: true });
  await expect(point).toBeVisible({ visible: !isMobile });
  if (!isMobile) return;
  await card.locator("summary").tap();
  await expect(point).toBeVisible();
});

test("a card answers a click anywhere on it", async ({ page }) => {
  await cardsOf(page)
    .last()
    .click({ position: { x: 24, y: 120 } });
  await expect(page).toHaveURL(/\/about$/);
});

test("each way to choose leads to a page", async ({ page }) => {
  const rows = page.getByRole("list", { name: words.choose.eyebrow }).getByRole("listitem");
  await expect(rows).toHaveCount(words.choose.choices.length);
  for (const [i, { situation, link }] of words.choose.choices.entries()) {
    await expect(rows.nth(i)).toContainText(situation);
    await expect(rows.nth(i).getByRole("link")).toHaveAttribute("href", link.to);
  }
});

test("the five techniques are those stated across the site", async ({ page }) => {
  const techniques = page.getByRole("list", { name: words.techniques.eyebrow });
  await expect(techniques.getByRole("heading", { level: 3 })).toHaveText(clinic.techniques);
});

test("it closes with the booking and the contact page", async ({ page }) => {
  const closing = page.locator("section", {
    has: page.getByRole("heading", { name: words.closing.title }),
  });
  const book = closing.getByRole("link", { name: "Book Consultation" });
  await expect(book).toHaveAttribute("href", clinic.booking.general);
  await expect(book).toHaveAttribute("target", "_blank");
  await closing.getByRole("link", { name: "Get In Touch" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});
