import { clinic, wordsOf } from "../../../tests/support/content.ts";
import {
  expectBooking,
  expectCall,
  expectOrder,
  expectReviews,
  section,
  titles,
} from "../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const words = wordsOf("pages/about", schema);
const { story, qualifications, philosophy, reviews, closing } = words;

test("About: its sections, its links and the facts that anyone can look up", async ({ page }) => {
  await open(page, "/about");
  await expectOrder(
    page,
    titles([words.hero, story, qualifications, philosophy, reviews, closing]),
  );
  const main = page.getByRole("main");

  // The title "Dr." is never shown without the profession.
  const profession = `(${clinic.practitioner.profession})`;
  await expect(page.getByRole("heading", { level: 1 })).toContainText(profession);
  await expectBooking(section(page, words.hero.title), words.hero.ctaText);
  const closes = section(page, closing.title);
  await expectBooking(closes, words.hero.ctaText);
  await expectCall(closes, closing.call);

  const tags = main.getByRole("list", { name: story.interests }).getByRole("link");
  await expect(tags).toHaveText(story.tags.map(({ label }) => label));

  const check = section(page, qualifications.title);
  const cards = check.getByRole("listitem").getByRole("heading", { level: 3 });
  await expect(cards).toHaveText(titles(qualifications.cards));
  const { register, ...facts } = clinic.registration;
  for (const fact of Object.values(facts)) await expect(check).toContainText(fact);
  await expectNewTab(check.getByRole("link", { name: qualifications.facts.register }), register);

  await expect(section(page, philosophy.title).getByRole("blockquote")).toContainText(
    philosophy.quote,
  );
  await expectReviews(page, reviews.title);
});
