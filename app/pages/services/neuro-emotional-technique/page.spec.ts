import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCareNote,
  expectQuestions,
  expectRelated,
  expectVisitCard,
  section,
  titles,
} from "../../../../tests/support/service-page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { phoneLink } from "../../../facts/in-words.ts";
import { practitionerTitle } from "../../../seo/structured-data.ts";
import { schema } from "./content.ts";

const words = wordsOf("services/neuro-emotional-technique", schema);

// A section that still slides in moves away from under the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => open(page, "/services/neuro-emotional-technique"));

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Neuro-Emotional Technique");
  await expect(page.getByText(words.hero.lead)).toBeVisible();
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    words.what.title,
    words.session.title,
    "Why It Matters",
    site.visitCard.title,
    "Conditions We Support",
    words.support.title,
    "Benefits",
    "Related Services",
    "Frequently Asked Questions about NET",
    "When to get medical help first",
    "General information",
    words.closing.title,
  ]);
});

test("book in a new tab or call, first and last", async ({ page }) => {
  await expectBooking(page, "Book Now", clinic.booking.general, 2);
  const call = page.locator("main").getByRole("link", { name: "Call Now" });
  await expect(call).toHaveCount(2);
  for (const link of await call.all()) {
    await expect(link).toHaveAttribute("href", phoneLink(clinic.phone));
  }
});

test("what NET is: muscle testing, stress patterns, and what it is not", async ({ page }) => {
  const what = section(page, words.what.title);
  await expect(what.getByText(/stress pattern/)).toBeVisible();
  await expect(what.getByText(/uses muscle testing/)).toBeVisible();
  await expect(what.getByText(/not psychology, counselling/)).toBeVisible();
  await expect(what.getByText(/studies are small and mostly from one team/)).toBeVisible();
  const steps = section(page, words.session.title).getByRole("listitem");
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText(titles(words.session.steps));
});

test("fight or flight stands beside rest and repair", async ({ page, isMobile }) => {
  const states = section(page, "Why It Matters").getByRole("heading", { level: 3 });
  await expect(states).toHaveText(["Fight or flight", "Rest and repair"]);
  const [first, second] = await states.evaluateAll((all) =>
    all.map((heading) => heading.getBoundingClientRect().top),
  );
  expect(first === second).toBe(!isMobile);
});

test("six conditions, and their limits", async ({ page }) => {
  const conditions = section(page, "Conditions We Support");
  await expect(conditions.getByRole("listitem")).toHaveCount(6);
  await expect(conditions.getByRole("heading", { level: 3 })).toHaveText(
    titles(words.conditions.items),
  );
  await expect(conditions.getByText(/do not treat any mental health condition/)).toBeVisible();
});

test("the visit card books a session", async ({ page }) => {
  await expectVisitCard(page, clinic.booking.general);
});

test("where to find support: the GP, and numbers that can be called", async ({ page }) => {
  const support = section(page, words.support.title);
  await expect(support.getByRole("heading", { level: 3 })).toHaveText(titles(words.support.places));
  await expect(support.getByRole("heading", { name: "Your GP" })).toBeVisible();
  await expect(support.getByRole("link", { name: "Lifeline 13 11 14" })).toHaveAttribute(
    "href",
    "tel:131114",
  );
  await expect(support.getByRole("link", { name: "000" })).toHaveAttribute("href", "tel:000");
});

test("benefits as cards with icons, in three columns where there is room", async ({
  page,
  isMobile,
}) => {
  const cards = section(page, "Benefits").getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 3 })).toHaveText(titles(words.benefits.items));
  await expect(cards.locator("svg")).toHaveCount(words.benefits.items.length);
  const columns = await cards.evaluateAll(
    (all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size,
  );
  expect(columns).toBe(isMobile ? 1 : 3);
});

test("three related services, kinesiology under its own name", async ({ page }) => {
  await expectRelated(page, "Related Services", [
    ["Chiropractic Care", "/services/chiropractic-care"],
    ["Applied Kinesiology", "/services/holistic-healing"],
    ["Pregnancy & Postpartum", "/services/pregnancy-postpartum"],
  ]);
});

test("four questions, one open at a time, reached by link", async ({ page }) => {
  await expectQuestions(page, words.faq, 4);
});

test("it ends with general information and when to get help first", async ({ page }) => {
  await expectCareNote(page, words, practitionerTitle(clinic));
});
