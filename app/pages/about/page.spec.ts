import { clinic, wordsOf } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { phoneLink } from "../../facts/in-words.ts";
import { schema } from "./content.ts";

const words = wordsOf("pages/about", schema);
const name = clinic.practitioner.calledBy;

test.beforeEach(({ page }) => open(page, "/about"));

test("the sections stand in the specified order", async ({ page }) => {
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "My Journey to Holistic Healing",
    "Qualifications & Expertise",
    "My Philosophy",
    words.reviews.title,
    words.closing.title,
  ]);
});

test("the hero names the practitioner with her profession and leads to the booking", async ({
  page,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(`Meet Dr. ${name} (${clinic.practitioner.title})`);
  const book = page.getByRole("main").getByRole("link", { name: `Book with ${name}` });
  await expect(book).toHaveCount(2);
  for (const link of await book.all()) {
    await expect(link).toHaveAttribute("href", clinic.booking.general);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("the story ends in three tags", async ({ page }) => {
  const tags = page.getByRole("list", { name: words.story.interests }).getByRole("listitem");
  await expect(tags).toHaveText(["Applied Kinesiology", "Pregnancy Care", "Paediatric Care"]);
});

test("four qualifications, and the facts that anyone can look up", async ({ page }) => {
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "Qualifications & Expertise" }),
  });
  await expect(section.getByRole("listitem").getByRole("heading", { level: 3 })).toHaveText([
    "Doctor of Chiropractic",
    "Applied Kinesiology",
    "Paediatric Care",
    "Neuro-Emotional Technique",
  ]);
  const { register, ...facts } = clinic.registration;
  for (const fact of Object.values(facts)) await expect(section).toContainText(fact);
  const { facts: labels } = words.qualifications;
  const link = section.getByRole("link", { name: labels.register });
  await expect(link).toHaveAttribute("href", register);
  await expect(link).toHaveAttribute("target", "_blank");
});

test("the philosophy is a quote that leads to the contact page", async ({ page }) => {
  const section = page.locator("section", {
    has: page.getByRole("heading", { name: "My Philosophy" }),
  });
  await expect(section.getByRole("blockquote")).toHaveText(`“${words.philosophy.quote}”`);
  await section.getByRole("link", { name: "Start Your Healing Journey" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("a press on a part that still waits to be revealed is not lost", async ({ page }) => {
  await page.addInitScript(() => {
    IntersectionObserver.prototype.observe = () => undefined;
  });
  await open(page, "/about");
  await expect(page.locator("[data-reveal=waiting]").first()).toBeAttached();
  await page.getByRole("link", { name: "Start Your Healing Journey" }).click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("the reviews and a way to call stand at the end", async ({ page }) => {
  const reviews = page.getByTitle("Patient Reviews");
  await page.getByRole("heading", { name: words.reviews.title }).scrollIntoViewIfNeeded();
  await expect(reviews).toBeAttached();
  const call = page.getByRole("main").getByRole("link", { name: words.closing.call });
  await expect(call).toHaveAttribute("href", phoneLink(clinic.phone));
});
