import { site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCall,
  expectOrder,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const PATH = "/services/neuro-emotional-technique";

const words = wordsOf("services/neuro-emotional-technique", schema);
const { what, session, why, conditions, benefits, related, faq } = words;

test("Neuro-Emotional Technique: its sections, and where its buttons lead", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, PATH);
  await expectOrder(page, [
    words.hero.title,
    ...titles([what, session, why, conditions, benefits, related, faq]),
    site.medicalNotice.help,
    words.closing.title,
  ]);
  for (const title of [words.hero.title, words.closing.title]) {
    await expectBooking(section(page, title), words.hero.ctaText);
    await expectCall(section(page, title), words.call);
  }
  for (const text of what.limits.body)
    await expect(section(page, what.title).getByText(text)).toBeVisible();
  for (const [title, items] of [
    [session.title, session.steps],
    [why.title, why.states],
    [conditions.title, conditions.items],
    [benefits.title, benefits.items],
  ] as const)
    await expect(section(page, title).getByRole("heading", { level: 3 })).toHaveText(titles(items));
  await expect(section(page, benefits.title).locator("picture")).toHaveCount(1);
});

test("the benefits are in three columns on a wide screen, in two on a phone", {
  tag: ["@both", "@long"],
}, async ({ page, isMobile }) => {
  await open(page, PATH);
  const cards = section(page, benefits.title).getByRole("listitem");
  const lefts = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().x));
  const most = isMobile ? 2 : 3;
  expect(new Set(lefts).size).toBe(Math.min(most, benefits.items.length));
});
