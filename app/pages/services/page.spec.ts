import { cards, wordsOf } from "../../../tests/support/content.ts";
import {
  expectBooking,
  expectContact,
  expectOrder,
  expectServiceCards,
  section,
} from "../../../tests/support/page.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const words = wordsOf("pages/services", schema);
const { services, choose, techniques, closing } = words;

test("Services: its sections, every card and where each leads", async ({ page }) => {
  await open(page, "/services");
  await expectOrder(page, [
    words.hero.title,
    services.title,
    choose.title,
    techniques.title,
    closing.title,
  ]);
  await expectBooking(section(page, words.hero.title), words.hero.ctaText);
  await expectBooking(section(page, closing.title), words.hero.ctaText);
  await expectContact(section(page, closing.title), words.contactButton);

  await expectServiceCards(page.getByRole("list", { name: words.hero.title }));

  const rows = page.getByRole("list", { name: choose.title }).getByRole("listitem");
  await expect(rows).toHaveCount(choose.choices.length);
  for (const [i, { situation, link }] of choose.choices.entries()) {
    await expect(rows.nth(i)).toContainText(situation);
    await expect(rows.nth(i).getByRole("link")).toHaveAttribute("href", link.to);
  }
  const names = page.getByRole("list", { name: techniques.title }).getByRole("heading");
  await expect(names).toHaveText(techniques.items.map(({ name }) => name));
});

test("every card shows its features, at every width", { tag: "@long-phone" }, async ({ page }) => {
  await open(page, "/services");
  const list = page.getByRole("list", { name: words.hero.title });
  for (const feature of cards.flatMap(({ features }) => features))
    await expect(list.getByText(feature, { exact: true })).toBeVisible();
});

test("the whole card is clickable", { tag: "@long-phone" }, async ({ page }) => {
  await open(page, "/services");
  const last = page.getByRole("list", { name: words.hero.title }).locator(":scope > li").last();
  await last.click({ position: { x: 24, y: 120 } });
  await expect(page).toHaveURL(cards.at(-1)?.to ?? "");
});
