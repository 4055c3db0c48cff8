import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectContact,
  expectOrder,
  expectReviews,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const PATH = "/services/holistic-healing";

const words = wordsOf("services/holistic-healing", schema);
const { what, sides, why, conditions, benefits, related, faq, reviews } = words;
const { structural, biochemical, emotional } = sides;

test("Holistic healing: its sections, and where its buttons lead", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, PATH);
  await expectOrder(page, [
    words.hero.title,
    ...titles([what, structural, biochemical, emotional, why, conditions, benefits]),
    ...titles([related, faq, reviews]),
    site.medicalNotice.help,
    words.closing.title,
  ]);
  await expectBooking(section(page, words.hero.title), words.hero.ctaText);
  const closing = section(page, words.closing.title);
  await expectBooking(closing, words.bookAssessment, clinic.booking.assessment);
  await expectContact(closing, words.contactButton);
  for (const text of what.limits.body)
    await expect(section(page, what.title).getByText(text)).toBeVisible();
  const { label, to } = emotional.aside.link;
  const aside = section(page, emotional.title).getByRole("link", { name: label });
  await expect(aside).toHaveAttribute("href", to);
  for (const { title, items } of [conditions, benefits])
    await expect(section(page, title).getByRole("heading", { level: 3 })).toHaveText(titles(items));
  await expectReviews(page, reviews.title);
});
