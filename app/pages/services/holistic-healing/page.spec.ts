import { clinic, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCareNote,
  expectQuestions,
  expectRelated,
  expectReviews,
  section,
  titles,
} from "../../../../tests/support/service-page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { practitionerTitle } from "../../../seo/structured-data.ts";
import { schema } from "./content.ts";

const NET = "/services/neuro-emotional-technique";

const words = wordsOf("services/holistic-healing", schema);

// A section that still slides in moves away from under the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => open(page, "/services/holistic-healing"));

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    words.what.title,
    "Structural",
    "Biochemical",
    "Emotional",
    "Why It Matters",
    words.conditions.title,
    words.benefits.title,
    words.related.title,
    words.faq.title,
    words.reviews.title,
    "When to get medical help first",
    "General information",
    words.closing.title,
  ]);
});

test("book first, book an assessment or ask last", async ({ page }) => {
  await expectBooking(page, words.book, clinic.booking.general, 1);
  await expectBooking(page, "Book Assessment", clinic.booking.assessment, 1);
  const ask = page.locator("main").getByRole("link", { name: words.ask });
  await expect(ask).toHaveAttribute("href", "/contact");
});

test("what applied kinesiology is, with what a muscle test cannot tell", async ({ page }) => {
  const what = section(page, words.what.title);
  await expect(what.getByText(/^Muscle testing does not diagnose illness\./)).toBeVisible();
  await expect(what.getByText(/studies have not shown that it can diagnose/)).toBeVisible();
});

test("three sides, of which the last alone leads to NET", async ({ page }) => {
  const sides = section(page, "Structural");
  await expect(sides.getByRole("heading", { level: 2 })).toHaveCount(3);
  await expect(sides.getByRole("link")).toHaveCount(1);
  const link = sides.getByRole("link");
  await expect(link).toHaveAttribute("href", NET);
  const emotional = sides.getByRole("heading", { name: "Emotional" });
  const after = await emotional.evaluate((heading, to) => {
    const target = document.querySelector(`main section a[href="${to}"]`);
    return target && heading.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING;
  }, NET);
  expect(after).toBeTruthy();
});

test("each side has its own flower where nothing may move", async ({ page }) => {
  const sides = section(page, "Structural");
  const own = sides.locator("[class*=_own_]");
  await expect(own).toHaveCount(3);
  for (const flower of await own.all()) await expect(flower).toBeVisible();
});

test.describe("on a wide screen", () => {
  test.use({
    contextOptions: { reducedMotion: "no-preference" },
    viewport: { width: 1280, height: 800 },
  });

  test("the petal of the side that is read lights up", async ({ page }) => {
    const sides = section(page, "Structural");
    const lit = sides.locator("[class*=_lit_]");
    for (const [i, title] of ["Structural", "Biochemical", "Emotional"].entries()) {
      await sides.getByRole("heading", { name: title }).evaluate((heading) => {
        const { top } = heading.getBoundingClientRect();
        scrollBy({ top: top - innerHeight * 0.25, behavior: "instant" });
      });
      await expect
        .poll(() => lit.evaluateAll((all) => all.map((petal) => getComputedStyle(petal).opacity)))
        .toEqual([0, 1, 2].map((place) => (place === i ? "1" : "0")));
    }
  });
});

test("nine conditions, and their limits below", async ({ page }) => {
  const conditions = section(page, words.conditions.title);
  await expect(conditions.getByRole("listitem")).toHaveCount(9);
  await expect(conditions.getByRole("heading", { level: 3 })).toHaveText(
    titles(words.conditions.items),
  );
  await expect(conditions.getByText(words.conditions.limits)).toBeVisible();
});

test("three benefits", async ({ page }) => {
  const benefits = section(page, words.benefits.title).getByRole("listitem");
  await expect(benefits).toHaveCount(3);
  await expect(benefits.getByRole("heading", { level: 3 })).toHaveText(
    titles(words.benefits.items),
  );
});

test("three related services", async ({ page }) => {
  await expectRelated(page, words.related.title, [
    ["Chiropractic Care", "/services/chiropractic-care"],
    ["Neuro-Emotional Technique", NET],
    ["Pregnancy & Postpartum", "/services/pregnancy-postpartum"],
  ]);
});

test("three questions, one open at a time, reached by link", async ({ page }) => {
  await expectQuestions(page, words.faq, 3);
});

test("the reviews stand in their frame", async ({ page }) => {
  await expectReviews(page, words.reviews.title);
});

test("it ends with general information and when to get help first", async ({ page }) => {
  await expectCareNote(page, words, practitionerTitle(clinic));
});
