import type { Page } from "@playwright/test";
import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import { expectReviewed, expectVisitCard } from "../../../../tests/support/service-page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { phoneLink } from "../../../facts/in-words.ts";
import { schema } from "./content.ts";

const words = wordsOf("services/pregnancy-postpartum", schema);

// A section that still slides in moves away from under the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => open(page, "/services/pregnancy-postpartum"));

const section = (page: Page, title: string) =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    words.approach.title,
    words.expect.title,
    words.relief.title,
    words.techniques.title,
    site.visitCard.title,
    words.benefits.title,
    words.related.title,
    words.faq.title,
    words.reviews.title,
    "When to get medical help first",
    "General information",
    words.closing.title,
  ]);
});

test("book and call, first and last", async ({ page }) => {
  const main = page.locator("main");
  const book = main.getByRole("link", { name: words.book });
  const call = main.getByRole("link", { name: words.call });
  await expect(book).toHaveCount(2);
  await expect(call).toHaveCount(2);
  for (const link of await book.all()) {
    await expect(link).toHaveAttribute("href", clinic.booking.general);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  for (const link of await call.all()) {
    await expect(link).toHaveAttribute("href", phoneLink(clinic.phone));
  }
});

test("a booking button as wide as the text, on phones only", async ({ page, isMobile }) => {
  const link = page
    .getByRole("region", { name: words.phoneBook.label, includeHidden: true })
    .getByText(words.phoneBook.label);
  await expect(link).toHaveAttribute("href", clinic.booking.general);
  await expect(link).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const widths = await link.evaluate((element) => [
    element.getBoundingClientRect().width,
    (element.parentElement ?? element).getBoundingClientRect().width,
  ]);
  expect(widths[0]).toBe(widths[1]);
});

test("what to expect before and after the birth", async ({ page }) => {
  const sheets = section(page, words.expect.title).getByRole("heading", { level: 3 });
  await expect(sheets).toHaveText(titles(words.expect.stages));
  expect(words.expect.stages).toHaveLength(2);
});

test("ten relief areas, their limits and whom to call first", async ({ page }) => {
  const relief = section(page, words.relief.title);
  await expect(relief.getByRole("listitem")).toHaveCount(words.relief.areas.length);
  await expect(relief.getByRole("heading", { level: 3 })).toHaveText(titles(words.relief.areas));
  await expect(relief.getByText(words.relief.limits)).toBeVisible();
  await expect(relief.getByText(/Call your maternity unit first/)).toBeVisible();
});

test("pointing at an area lights its number, in the list and on the figure", async ({ page }) => {
  const areas = section(page, words.relief.title).getByRole("listitem");
  const colours = (i: number) =>
    areas
      .nth(i)
      .evaluate((area) =>
        ["::before", "::after"].map((mark) => getComputedStyle(area, mark).backgroundColor),
      );
  const last = words.relief.areas.length - 1;
  const [resting] = await colours(last);
  await areas.nth(last).hover();
  await expect.poll(() => colours(last)).not.toContain(resting);
  const [lit] = await colours(last);
  await areas.first().hover();
  await expect.poll(() => colours(0)).toEqual([lit, lit]);
  await expect.poll(() => colours(last)).toEqual([resting, resting]);
});

test("the visit card books a visit", async ({ page }) => {
  await expectVisitCard(page, clinic.booking.general);
});

test("techniques and three benefits", async ({ page }) => {
  const techniques = section(page, words.techniques.title).locator("dt");
  await expect(techniques).toHaveText(titles(words.techniques.items));
  const benefits = section(page, words.benefits.title).getByRole("listitem");
  await expect(benefits.getByRole("heading", { level: 3 })).toHaveText(
    titles(words.benefits.items),
  );
  await expect(benefits).toHaveCount(3);
});

test("three related services", async ({ page }) => {
  const links = section(page, words.related.title).getByRole("link", { name: "Learn More" });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/services/babies-children",
    "/services/chiropractic-care",
    "/services/holistic-healing",
  ]);
});

test("five questions, one open at a time, reached by link", async ({ page }) => {
  const items = section(page, words.faq.title).locator("details");
  const ids = await items.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(["item-0", "item-1", "item-2", "item-3", "item-4"]);
  const answer = (i: number) => page.getByText(words.faq.items[i]?.answer[0] ?? "");
  for (const i of [0, 1]) {
    await expect(answer(i)).toBeHidden();
    await items.nth(i).locator("summary").click();
    await expect(answer(i)).toBeVisible();
  }
  await expect(answer(0)).toBeHidden();
  await items.nth(1).locator("summary").click();
  await expect(answer(1)).toBeHidden();
  await page.goto("/services/pregnancy-postpartum#item-4");
  await expect(answer(4)).toBeVisible();
});

test("the reviews stand in their frame", async ({ page }) => {
  const reviews = section(page, words.reviews.title);
  await reviews.scrollIntoViewIfNeeded();
  await expect(reviews.locator("iframe")).toHaveAttribute("title", "Patient Reviews");
});

test("it ends with general information and the pregnancy's own red flags", async ({ page }) => {
  const note = section(page, "When to get medical help first");
  await expect(note.getByRole("listitem")).toHaveText(words.helpFirst);
  for (const sign of ["Bleeding", "severe pain", "bad headache", "moving less"]) {
    await expect(note.getByRole("listitem").first()).toContainText(sign);
  }
  await expect(note.getByRole("listitem").first()).toContainText("maternity unit first");
  await expectReviewed(note, words.reviewed);
});
