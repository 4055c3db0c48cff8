import type { Page } from "@playwright/test";
import { htmlOf, PAGES } from "../../support/built-site.ts";
import { site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

const WITH_HERO = PAGES.filter((path) => /<section[^>]*data-height=/.test(htmlOf(path)));
const SIZES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

/** Fixed buttons that cover a control, and parts of the hero that are wider than their box. */
const layoutProblems = (page: Page) =>
  page.evaluate(() => {
    const seen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const fixed = [
      ...document.querySelectorAll("body > nav a"),
      ...document.querySelectorAll("chat-widget"),
    ].filter(seen);
    const pressed = [...document.querySelectorAll("main :is(a, button, summary, input)")];
    const covering = fixed.flatMap((over) => {
      const one = over.getBoundingClientRect();
      return pressed
        .filter((part) => {
          const other = part.getBoundingClientRect();
          return (
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom
          );
        })
        .map((part) => `${over.textContent || over.tagName} over ${part.textContent}`);
    });
    const hero = [...document.querySelectorAll("main > section:first-of-type :is(a, h1, p, li)")];
    const wide = hero
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => `wider than its box: ${part.textContent}`);
    return [...covering, ...wide];
  });

for (const path of WITH_HERO) {
  test(`${path} has its buttons to book and call above the fold`, { tag: "@phone" }, async ({
    page,
  }) => {
    await open(page, path);
    const actions = page.locator("main > section").first().getByRole("link");
    expect.soft(await actions.count()).toBeGreaterThan(1);
    await expect.soft(actions.filter({ hasText: site.factsLine.call })).toHaveCount(1);
    for (const { width, height } of SIZES) {
      const size = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      for (const action of await actions.all())
        await expect.soft(action, size).toBeInViewport({ ratio: 1 });
      await expect.poll(() => layoutProblems(page), { message: size }).toEqual([]);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(across, `the page's width ${size}`).toBeLessThanOrEqual(width);
    }
  });
}
