import { cards, site, wordsOf } from "../../../tests/support/content.ts";
import { expectBooking, expectContact, expectOrder, section } from "../../../tests/support/page.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { schema } from "./content.ts";

const words = wordsOf("pages/services", schema);
const { services, choose, techniques, closing } = words;

test("Services: its parts, every card and where each leads", async ({ page }) => {
  await open(page, "/services");
  await expectOrder(page, [
    words.hero.title,
    choose.title,
    services.title,
    techniques.title,
    closing.title,
  ]);
  await expectBooking(section(page, words.hero.title), words.book);
  await expectBooking(section(page, closing.title), words.book);
  await expectContact(section(page, closing.title), words.getInTouch);

  const shown = page.getByRole("list", { name: words.hero.title }).locator(":scope > li");
  await expect(shown).toHaveCount(cards.length);
  for (const [i, { title, longTitle, description, features, to }] of cards.entries()) {
    const card = shown.nth(i);
    await expect(card.getByRole("heading")).toHaveText(longTitle ?? title);
    await expect(card).toContainText(description);
    await expect(card.getByRole("listitem")).toHaveText(features);
    await expect(card.getByRole("link")).toContainText(site.cards.learnMore);
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
  }
  const grounds = await shown.evaluateAll((all) =>
    all.map((card) => getComputedStyle(card).backgroundColor),
  );
  const highlighted = cards.filter((_, i) => grounds[i] !== grounds[0]);
  expect(highlighted, "the highlighted cards").toEqual(cards.filter((card) => card.practitioner));

  const rows = page.getByRole("list", { name: choose.eyebrow }).getByRole("listitem");
  await expect(rows).toHaveCount(choose.choices.length);
  for (const [i, { situation, link }] of choose.choices.entries()) {
    await expect(rows.nth(i)).toContainText(situation);
    await expect(rows.nth(i).getByRole("link")).toHaveAttribute("href", link.to);
  }
  const names = page.getByRole("list", { name: techniques.eyebrow }).getByRole("heading");
  await expect(names).toHaveText(techniques.items.map(({ name }) => name));
});

test("a card answers a click anywhere on it", { tag: "@both" }, async ({ page }) => {
  await open(page, "/services");
  const last = page.getByRole("list", { name: words.hero.title }).locator(":scope > li").last();
  await last.click({ position: { x: 24, y: 120 } });
  await expect(page).toHaveURL(cards.at(-1)?.to ?? "");
});
