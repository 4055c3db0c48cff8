import type { Page } from "@playwright/test";
import { clinic, site, wordsOf } from "../../../../tests/support/content.ts";
import { expectReviewed, expectVisitCard } from "../../../../tests/support/service-page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { schema } from "./content.ts";

const words = wordsOf("services/chiropractic-care", schema);

const BENEFITS = [
  "Pain Relief",
  "Better Posture",
  "Nervous System Health",
  "Quality Sleep",
  "Increased Energy",
  "Stress Relief",
];
const CONDITIONS = [
  "Back & Spine Issues",
  "Neck & Shoulder Tension",
  "Headaches & Migraines",
  "Nerve Pain",
  "Sports Injuries",
  "Postural Problems",
];

// A section that still slides in moves away from under the pointer.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test.beforeEach(({ page }) => open(page, "/services/chiropractic-care"));

const section = (page: Page, title: string) =>
  page
    .locator("main section")
    .filter({ has: page.getByRole("heading", { level: 2, name: title, exact: true }) });
const panelTitles = (page: Page, tab: string) =>
  page.getByRole("tabpanel", { name: tab }).getByRole("heading", { level: 3 });

test("the sections stand in the specified order", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hero.title);
  await expect(page.locator("main").getByRole("heading", { level: 2 })).toHaveText([
    words.approach.title,
    words.firstVisit.title,
    words.practitioner.eyebrow,
    words.techniques.title,
    words.named.title,
    site.visitCard.title,
    words.care.title,
    words.related.title,
    words.faq.title,
    "When to get medical help first",
    "General information",
    words.closing.title,
  ]);
});

test("each button goes where it should", async ({ page }) => {
  const main = page.locator("main");
  for (const name of ["Book Your Assessment", "Book Assessment"]) {
    const link = main.getByRole("link", { name });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute("href", clinic.booking.assessment);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  }
  await expect(main.getByRole("link", { name: "Ask Questions" })).toHaveAttribute(
    "href",
    "/contact",
  );
});

test("the first visit has four steps", async ({ page }) => {
  const steps = section(page, words.firstVisit.title).getByRole("listitem");
  await expect(steps.getByRole("heading")).toHaveText(
    words.firstVisit.steps.map(({ title }) => title),
  );
  await expect(steps).toHaveCount(4);
});

test("the practitioner is named with her profession", async ({ page }) => {
  const { name, title } = clinic.practitioner;
  await expect(page.getByRole("figure")).toContainText(words.practitioner.quote);
  await expect(page.getByRole("figure")).toContainText(`${name} (${title})`);
});

test("three techniques, and the five stated across the site", async ({ page }) => {
  const three = section(page, words.techniques.title).getByRole("heading", { level: 3 });
  await expect(three).toHaveText(["Gentle Adjusting", "Spinal Manipulation", "Holistic Approach"]);
  await expect(
    section(page, words.named.title).getByRole("listitem").getByRole("heading"),
  ).toHaveText(clinic.techniques);
  expect(clinic.techniques).toEqual(["Manual Adjustments", "NET", "AK", "SOT", "Activator"]);
});

test("the visit card books an assessment", async ({ page }) => {
  await expectVisitCard(page, clinic.booking.assessment);
});

test("each technique stands at the height of its pebble", async ({ page, isMobile }) => {
  const scene = section(page, words.named.title);
  const items = scene.getByRole("listitem");
  await scene.scrollIntoViewIfNeeded();
  const spine = await scene.locator("img:visible").boundingBox();
  // Shares of the drawing's height, measured on the drawings.
  const pebbles = isMobile ? [140, 348, 556, 764, 972] : [206, 458, 710, 962, 1214];
  const whole = isMobile ? 1108 : 1410;
  for (const [i, pebble] of pebbles.entries()) {
    const name = await items.nth(i).getByRole("heading").boundingBox();
    if (!spine || !name) throw new Error("the spine or a name is not drawn");
    const middle = (name.y + name.height / 2 - spine.y) / spine.height;
    expect(Math.abs(middle - pebble / whole)).toBeLessThan(0.03);
  }
});

test("the tabs show benefits first, conditions on request", async ({ page }) => {
  const tabs = section(page, words.care.title).getByRole("tab");
  await expect(tabs).toHaveText(["Benefits of Care", "Conditions We Help With"]);
  await expect(panelTitles(page, "Benefits of Care")).toHaveText(BENEFITS);
  await expect(panelTitles(page, "Conditions We Help With")).toHaveCount(0);
  await tabs.first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tabs.last()).toBeInViewport({ ratio: 1 });
  await tabs.first().click();
  await tabs.last().click();
  await expect(panelTitles(page, "Conditions We Help With")).toHaveText(CONDITIONS);
  await expect(panelTitles(page, "Benefits of Care")).toHaveCount(0);
  await expect(page.getByText(words.care.conditions.intro)).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(panelTitles(page, "Benefits of Care")).toHaveText(BENEFITS);
  const source = page.getByRole("link", { name: words.care.evidence.source.label });
  await expect(source).toHaveAttribute("href", words.care.evidence.source.url);
});

test("three related services", async ({ page }) => {
  const links = section(page, words.related.title).getByRole("link", { name: "Learn More" });
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual([
    "/services/holistic-healing",
    "/services/pregnancy-postpartum",
    "/services/babies-children",
  ]);
});

test("five questions, one open at a time, reached by link", async ({ page }) => {
  const items = section(page, words.faq.title).locator("details");
  const ids = await items.evaluateAll((all) => all.map(({ id }) => id));
  expect(ids).toEqual(["item-0", "item-1", "item-2", "item-3", "item-4"]);
  const answer = (i: number) => page.getByText(words.faq.items[i]?.answer[0] ?? "");
  await expect(answer(0)).toBeHidden();
  for (const i of [0, 1]) {
    await items.nth(i).locator("summary").click();
    await expect(answer(i)).toBeVisible();
  }
  await expect(answer(0)).toBeHidden();
  await items.nth(1).locator("summary").click();
  await expect(answer(1)).toBeHidden();
  await page.goto("/services/chiropractic-care#item-2");
  await expect(answer(2)).toBeVisible();
});

test("it ends with general information and when to get help first", async ({ page }) => {
  const note = section(page, "When to get medical help first");
  await expect(note.getByRole("listitem")).toHaveText(words.helpFirst);
  await expect(note).toContainText("000");
  await expect(note).toContainText(clinic.practitioner.name);
  await expectReviewed(note, words.reviewed);
});
