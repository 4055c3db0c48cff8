import { blog, summaries } from "../../../tests/support/content.ts";
import { expectBooking, expectContact, expectOrder, section } from "../../../tests/support/page.ts";
import { expect, open, test } from "../../../tests/support/test.ts";
import { longDate } from "../../../tests/support/words.ts";

const { soon, latest, readMore, minutes } = blog;

test("the blog shows every article as a card", async ({ page }) => {
  await open(page, "/blog");
  await expectOrder(page, [blog.hero.title, latest, soon.title]);
  await expectBooking(section(page, blog.hero.title), blog.hero.ctaText);
  await expectContact(page.getByRole("main"), soon.link.label);
  const cards = page.getByRole("article");
  await expect(cards.getByRole("heading")).toHaveText(summaries.map(({ title }) => title));
  for (const [i, { title, category, date, readMinutes, excerpt, to }] of summaries.entries()) {
    const card = cards.nth(i);
    for (const text of [category, `${readMinutes} ${minutes}`, excerpt])
      await expect(card).toContainText(text);
    await expect(card.getByRole("time"), title).toHaveText(longDate(date));
    await expect(card.getByRole("link")).toHaveText(`${readMore}: ${title}`);
    await expect(card.getByRole("link")).toHaveAttribute("href", to);
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator("img");
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), title)
      .toBeGreaterThan(0);
  }
});

test("the blog's cards clamp their text and are in one, two or three columns", async ({ page }) => {
  await open(page, "/blog");
  const cards = page.getByRole("article");
  for (const [width, most] of [
    [360, 1],
    [800, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const columns = () =>
      cards.evaluateAll((all) => {
        const tops = all.map((card) => Math.round(card.getBoundingClientRect().top));
        return Math.max(...tops.map((top) => tops.filter((other) => other === top).length));
      });
    await expect.poll(columns, `at ${width} px`).toBe(Math.min(most, summaries.length));
  }
  const lines = (element: HTMLElement) => {
    element.textContent = "word ".repeat(200);
    const { lineHeight } = getComputedStyle(element);
    return Math.round(element.clientHeight / Number.parseFloat(lineHeight));
  };
  const card = cards.last();
  expect(await card.getByRole("heading").evaluate(lines), "lines of a title").toBe(2);
  expect(await card.getByRole("paragraph").last().evaluate(lines), "lines of an excerpt").toBe(3);
});
