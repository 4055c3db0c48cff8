import { clinic, wordsOf } from "../../../../tests/support/content.ts";
import {
  expectBooking,
  expectCareNote,
  expectOneOpen,
  expectQuestions,
  expectRelated,
  expectReviews,
  section,
  titles,
} from "../../../../tests/support/service-page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { practitionerTitle } from "../../../seo/structured-data.ts";
import { schema } from "./content.ts";

const PATH = "/services/babies-children";
const NET = "/services/neuro-emotional-technique";
const UNDER_TWO = "We do not use spinal manipulation with children under two years of age.";
const GP_FIRST = "See your GP or child health nurse first";

/** The six reflexes, each with its months as the specification states them. */
const REFLEXES: [title: string, from: number, to: number][] = [
  ["Moro", 3, 6],
  ["Rooting & Sucking", 0, 0],
  ["Palmar & Plantar Grasp", 3, 6],
  ["ATNR", 4, 6],
  ["TLR", 3, 4],
  ["Spinal Galant", 3, 9],
];

const words = wordsOf("services/babies-children", schema);

// A section that still slides in moves away from under the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => open(page, PATH));

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    GP_FIRST,
    words.gentle.title,
    words.early.title,
    words.signs.title,
    words.kids.title,
    words.reflexes.title,
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

test("whom to see first, and the policy about children under two, before anything else", async ({
  page,
}) => {
  const panel = section(page, GP_FIRST);
  await expect(panel.getByText(UNDER_TWO, { exact: true })).toBeVisible();
  await expect(panel).toContainText(clinic.helplines.medicare.name);
});

test("early care in four steps", async ({ page }) => {
  const steps = section(page, words.early.title).getByRole("listitem");
  await expect(steps.getByRole("heading", { level: 3 })).toHaveText(titles(words.early.steps));
});

test("seven signs, with whom to see first among them", async ({ page }) => {
  const signs = section(page, words.signs.title);
  await expect(signs.getByRole("listitem")).toHaveCount(7);
  await expect(signs.getByRole("listitem").getByRole("heading")).toHaveText(
    titles(words.signs.items),
  );
  await expect(signs.getByRole("complementary")).toContainText(GP_FIRST);
});

test("the ages stand along the path in their order", async ({ page }) => {
  const ages = section(page, words.kids.title).getByRole("list").getByRole("listitem");
  await expect(ages.getByRole("heading", { level: 3 })).toHaveText(titles(words.kids.ages));
});

test("the copy links to NET, early and later", async ({ page }) => {
  for (const title of [words.early.title, words.kids.title]) {
    const link = section(page, title).getByRole("link", { name: /^Read about N/ });
    await expect(link).toHaveAttribute("href", NET);
  }
});

test("six reflexes open one at a time, reflex-0 onward", async ({ page }) => {
  const rows = section(page, words.reflexes.title).locator("details");
  await expect(rows.getByRole("heading", { level: 3 })).toHaveText(
    REFLEXES.map(([title]) => title),
  );
  await expectOneOpen(
    page,
    rows,
    REFLEXES.map((_, i) => `reflex-${i}`),
    words.reflexes.items.map(({ what }) => what),
  );
});

test("the reflexes' months are stated, and their bars share one time line", async ({ page }) => {
  const rows = section(page, words.reflexes.title).locator("details");
  for (const [i, [title, from, to]] of REFLEXES.entries()) {
    const row = rows.nth(i);
    const bar = row.locator("[class*=_bar_]");
    if (to === 0) {
      await expect(bar).toHaveCount(0);
      await expect(row.locator("summary")).not.toContainText(/\d/);
      continue;
    }
    await expect(row.locator("summary")).toContainText(`${from}–${to} months`);
    const at = await bar.evaluate((element) => {
      const own = element.getBoundingClientRect();
      const line = (element.parentElement ?? element).getBoundingClientRect();
      const month = (x: number) => ((x - line.left) / line.width) * 9;
      return [month(own.left), month(own.right)];
    });
    expect(at[0], title).toBeCloseTo(from, 1);
    expect(at[1], title).toBeCloseTo(to, 1);
  }
});

test("a bar and its months never cover each other", async ({ page }) => {
  const rows = section(page, words.reflexes.title).locator("summary");
  const overlaps = await rows.evaluateAll((all) =>
    all.filter((row) => {
      const bar = row.querySelector("[class*=_bar_]")?.getBoundingClientRect();
      const months = row.querySelector("[class*=_when_]")?.getBoundingClientRect();
      if (!bar || !months) return false;
      const sideBySide = bar.right <= months.left || months.right <= bar.left;
      return !sideBySide && bar.top < months.bottom && months.top < bar.bottom;
    }),
  );
  expect(overlaps).toHaveLength(0);
});

test("six benefits", async ({ page }) => {
  const benefits = section(page, words.benefits.title).getByRole("listitem");
  await expect(benefits).toHaveCount(6);
  await expect(benefits.getByRole("heading", { level: 3 })).toHaveText(
    titles(words.benefits.items),
  );
});

test("three related services", async ({ page }) => {
  await expectRelated(page, words.related.title, [
    ["Pregnancy & Postpartum", "/services/pregnancy-postpartum"],
    ["Chiropractic Care", "/services/chiropractic-care"],
    ["Neuro-Emotional Technique", NET],
  ]);
});

test("five questions, one open at a time, reached by link", async ({ page }) => {
  await expectQuestions(page, words.faq, 5);
});

test("the reviews stand in their frame", async ({ page }) => {
  await expectReviews(page, words.reviews.title);
});

test("it ends with general information and a child's own red flags", async ({ page }) => {
  await expectCareNote(page, words, practitionerTitle(clinic));
  const note = section(page, "When to get medical help first");
  await expect(note).toContainText("fever in a baby under three months");
});
