import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectContact,
  expectOneOpen,
  expectOrder,
  expectReviews,
  section,
  titles,
} from "../../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../../tests/support/test.ts";
import { formatRange } from "../../../facts/format.ts";
import { schema } from "./schema.ts";

const PATH = "/services/babies-children";

const words = wordsOf("services/babies-children", schema);
const { beforeYouBook, firstVisit, signs, byAge, reflexes, benefits, faq, reviews } = words;

test("Babies and children: its sections, and where its buttons lead", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, PATH);
  await expectOrder(page, [
    words.hero.title,
    ...titles([
      beforeYouBook,
      words.visit,
      firstVisit,
      signs,
      byAge,
      reflexes,
      benefits,
      words.related,
      faq,
      reviews,
    ]),
    site.medicalNotice.help,
    words.closing.title,
  ]);
  await expectBooking(section(page, words.hero.title), words.hero.ctaText);
  const closing = section(page, words.closing.title);
  await expectBooking(closing, words.bookAssessment, clinic.booking.assessment);
  await expectContact(closing, words.contactButton);
  for (const text of beforeYouBook.body)
    await expect(section(page, beforeYouBook.title).getByText(text)).toBeVisible();
  for (const [title, items] of [
    [firstVisit.title, firstVisit.steps],
    [benefits.title, benefits.items],
  ] as const)
    await expect(section(page, title).getByRole("heading", { level: 3 })).toHaveText(titles(items));
  const signsSection = section(page, signs.title);
  await expect(signsSection.getByRole("listitem").getByRole("heading")).toHaveText(
    titles(signs.items),
  );
  const { label, to } = byAge.aside.link;
  const net = section(page, byAge.title).getByRole("link", { name: label });
  await expect(net).toHaveAttribute("href", to);
  const review = section(page, words.visit.title).getByRole("link");
  await expectNewTab(review, words.visit.source.url);
  await expectReviews(page, reviews.title);
});

test("the reflexes open one at a time, with ids from reflex-0", async ({ page }) => {
  await open(page, PATH);
  const rows = section(page, reflexes.title).locator("details");
  await expect(rows.getByRole("heading", { level: 3 })).toHaveText(titles(reflexes.items));
  const texts = reflexes.items.map(({ what }) => what);
  await expectOneOpen(page, rows, "reflex", texts);
});

test("the reflexes' months are shown, and no bar covers its label", {
  tag: ["@both", "@long"],
}, async ({ page }) => {
  await open(page, PATH);
  const rows = section(page, reflexes.title).locator("details");
  const lastMonth = 9;
  for (const [i, { title, months }] of reflexes.items.entries()) {
    const summary = rows.nth(i).locator("summary");
    const bar = summary.locator("[data-bar]");
    await expect(bar, title).toHaveCount(months ? 1 : 0);
    const stated = months
      ? `${formatRange(months.from, months.to)} ${reflexes.unit}`
      : reflexes.varies;
    await expect(summary).toContainText(stated);
    if (!months) continue;
    const { from, to, covered } = await bar.evaluate((element, last) => {
      const own = element.getBoundingClientRect();
      const track = (element.parentElement ?? element).getBoundingClientRect();
      const words = element.closest("summary")?.querySelector("[data-when]");
      const text = words?.getBoundingClientRect();
      const month = (x: number) => ((x - track.left) / track.width) * last;
      const apart =
        !text ||
        own.right <= text.left ||
        text.right <= own.left ||
        own.bottom <= text.top ||
        text.bottom <= own.top;
      return { from: month(own.left), to: month(own.right), covered: !apart };
    }, lastMonth);
    expect(from, title).toBeCloseTo(months.from, 1);
    expect(to, title).toBeCloseTo(months.to, 1);
    expect(covered, `${title}: the bar covers its months`).toBe(false);
  }
});
