import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCall,
  expectOrder,
  expectReviews,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const PATH = "/services/pregnancy-postpartum";

const words = wordsOf("services/pregnancy-postpartum", schema);
const { approach, whatToExpect, relief, techniques, benefits, related, faq, reviews } = words;

test("Pregnancy and postpartum: its sections, and where its buttons lead", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, PATH);
  const sections = [approach, whatToExpect, relief, techniques, benefits, related, faq, reviews];
  await expectOrder(page, [
    words.hero.title,
    ...titles(sections),
    site.medicalNotice.help,
    words.closing.title,
  ]);
  for (const title of [words.hero.title, words.closing.title]) {
    await expectBooking(section(page, title), words.hero.ctaText);
    await expectCall(section(page, title), words.call);
  }
  for (const [title, items] of [
    [whatToExpect.title, whatToExpect.stages],
    [relief.title, relief.areas],
    [benefits.title, benefits.items],
  ] as const)
    await expect(section(page, title).getByRole("heading", { level: 3 })).toHaveText(titles(items));
  await expect(section(page, techniques.title).locator("dt")).toHaveText(titles(techniques.items));
  for (const text of [relief.limits, relief.seeFirst])
    await expect(section(page, relief.title).getByText(text)).toBeVisible();
  await expectReviews(page, reviews.title);
});

test("phones have a booking button as wide as the text", { tag: "@both" }, async ({
  page,
  isMobile,
}) => {
  await open(page, PATH);
  const link = page
    .getByRole("region", { name: words.mobileBooking.label, includeHidden: true })
    .getByText(words.mobileBooking.label);
  await expect(link).toHaveAttribute("href", clinic.booking.general);
  await expect(link).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const [own, available] = await link.evaluate((element) => [
    element.getBoundingClientRect().width,
    (element.parentElement ?? element).getBoundingClientRect().width,
  ]);
  expect(own).toBe(available);
});
