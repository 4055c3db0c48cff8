import { blog, summaries } from "../../../tests/support/content.ts";
import { expectBooking, expectContact, expectOrder, section } from "../../../tests/support/page.ts";
import { expect, open, test, waitForReact } from "../../../tests/support/test.ts";

const { soon, latest, readMore, minutes } = blog;

/** A date as a browser of a language writes it, its month in words. */
const shown = (date: string, language: string) =>
  new Intl.DateTimeFormat(language, { timeZone: "UTC", dateStyle: "long" }).format(new Date(date));

test("the blog shows every article as a card", async ({ page }) => {
  await open(page, "/blog");
  await expectOrder(page, [blog.hero.title, latest, soon.title]);
  await expectBooking(section(page, blog.hero.title), blog.book);
  await expectContact(page.getByRole("main"), soon.link.label);
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(summaries.map(({ title }) => title));
  for (const [i, { title, category, date, readMinutes, excerpt, to }] of summaries.entries()) {
    const card = cards.nth(i);
    for (const text of [category, `${readMinutes} ${minutes}`, excerpt])
      await expect(card).toContainText(text);
    await expect(card.getByRole("time")).toHaveText(shown(date, "en-AU"));
    await expect(card.getByRole("link")).toHaveText(`${readMore}: ${title}`);
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), title)
      .toBeGreaterThan(0);
  }
});

test("its cards clamp their words and stand in one, two or three columns", async ({ page }) => {
  await open(page, "/blog");
  const cards = page.getByRole("article");
  for (const [width, most] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().x),
    );
    expect(new Set(lefts).size, `columns at ${width} px`).toBe(Math.min(most, summaries.length));
  }
  const lines = (element: HTMLElement) => {
    element.textContent = "word ".repeat(200);
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
  };
  const card = cards.first();
  expect(await card.getByRole("heading").evaluate(lines), "lines of a title").toBe(2);
  expect(await card.getByRole("paragraph").last().evaluate(lines), "lines of an excerpt").toBe(3);
});

test.describe("in another browser's language", () => {
  test.use({ locale: "de-DE" });

  test("dates are written its way once the page is alive, and moved nothing", async ({ page }) => {
    // React waits until the fonts are there: what they move is not the dates' doing.
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/boot-[^/]*\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto("/blog");
    await page.evaluate(async () => {
      await document.fonts.ready;
      window.shift = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as LayoutShift[]) window.shift += value;
      }).observe({ type: "layout-shift" });
    });
    resolve();
    await waitForReact(page);
    const [first] = summaries;
    await expect(page.getByRole("time").first()).toHaveText(shown(first?.date ?? "", "de-DE"));
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.001);
  });
});
