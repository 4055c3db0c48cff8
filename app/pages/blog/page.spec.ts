import { blog, clinic, summaries } from "../../../tests/support/content.ts";
import { expect, open, test } from "../../../tests/support/test.ts";

const words = blog;

// The specification's table of articles, in its order.
const TABLE = [
  [
    "Can Chiropractic Help My Child?",
    "Paediatric Health",
    "20 January 2024",
    "12 min",
    "/blog/can-chiropractic-help-my-child",
  ],
  [
    "Chiropractor vs Physiotherapist",
    "Health Education",
    "18 January 2024",
    "8 min",
    "/blog/chiropractor-vs-physiotherapist",
  ],
  [
    "Exploring the Nervous System Through Chiropractic Care",
    "Nervous System Health",
    "22 January 2024",
    "10 min",
    "/blog/exploring-nervous-system-chiropractic-care",
  ],
  [
    "Chiropractors: More than Back Crackers",
    "Holistic Health",
    "15 January 2024",
    "8 min",
    "/blog/chiropractors-holistic-approach-whole-body-health",
  ],
  [
    "10 Ways to Calm Your Nervous System",
    "Stress Management",
    "25 January 2024",
    "10 min",
    "/blog/10-ways-calm-nervous-system",
  ],
  ["The Posture Problem", "Health Tips", "28 January 2024", "8 min", "/blog/posture-problem"],
] as const;

test.describe("the blog", () => {
  test("opens with the specified hero and its booking button", async ({ page }) => {
    await open(page, "/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Health & Wellness Insights");
    const book = page.getByRole("main").getByRole("link", { name: "Book Consultation" });
    await expect(book).toHaveAttribute("href", clinic.booking.general);
    await expect(book).toHaveAttribute("target", "_blank");
  });

  test("shows the table's articles as cards", async ({ page }) => {
    await open(page, "/blog");
    await expect(page.getByRole("heading", { level: 2, name: "Latest Articles" })).toBeVisible();
    const cards = page.getByRole("article");
    await expect(cards).toHaveCount(summaries.length);
    for (const [title, category, date, time, to] of TABLE) {
      const card = cards.filter({ has: page.getByRole("heading", { name: title }) });
      await expect(card.getByRole("heading", { level: 3 })).toHaveText(title);
      await expect(card).toContainText(category);
      // Browsers pad day and month or do not; the figures are the same.
      const shown = (await card.getByRole("time").textContent())?.replace(/\b0/g, "");
      expect(shown).toBe(date);
      await expect(card).toContainText(`${time} read`);
      await expect(card.getByRole("link")).toHaveAttribute("href", to);
      await expect(card.getByRole("link")).toHaveText(`Read More: ${title}`);
      await card.scrollIntoViewIfNeeded();
      await expect
        .poll(() => card.locator("img").evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test("clamps titles to two lines and excerpts to three", async ({ page }) => {
    await open(page, "/blog");
    const card = page.getByRole("article").first();
    const lines = (element: HTMLElement) => {
      element.textContent = "word ".repeat(200);
      return Math.round(
        element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
    };
    expect(await card.getByRole("heading").evaluate(lines)).toBe(2);
    expect(await card.getByRole("paragraph").evaluate(lines)).toBe(3);
  });

  test("stands in one, two or three columns", async ({ page }) => {
    await open(page, "/blog");
    const columns = async () => {
      const boxes = await Promise.all(
        (await page.getByRole("article").all()).map((card) => card.boundingBox()),
      );
      return new Set(boxes.map((box) => box?.x)).size;
    };
    for (const [width, wanted] of [
      [360, 1],
      [800, 2],
      [1280, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      expect(await columns()).toBe(wanted);
    }
  });

  test("asks for the next subject", async ({ page }) => {
    await open(page, "/blog");
    await expect(page.getByRole("heading", { name: "More Articles Coming Soon" })).toBeVisible();
    await expect(page.getByRole("link", { name: words.soon.link.label })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});

test.describe("dates in another browser's language", () => {
  test.use({ locale: "de-DE" });

  test("are written its way once the page is alive, and moved nothing", async ({ page }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) console.error("Layout shift", entry.toJSON());
      }).observe({ type: "layout-shift", buffered: true });
    });
    await open(page, "/blog");
    await expect(page.getByRole("time").first()).toHaveText("20. Januar 2024");
  });
});
