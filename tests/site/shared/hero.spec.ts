import type { Page } from "@playwright/test";
import { pages, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

const PHONES = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 390, height: 844 },
];

/** Least heights, as shares of the window. */
const LEAST = { small: 0.5, medium: 0.7, large: 0.8 };
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1280, height: 800 },
];

/** Fixed buttons that cover a control or a line of the hero, and parts of the hero that are wider than their box. */
const layoutProblems = (page: Page) =>
  page.evaluate(() => {
    const seen = (part: Element) => part.checkVisibility({ visibilityProperty: true });
    const fixed = [
      ...document.querySelectorAll("body > nav a"),
      ...document.querySelectorAll("chat-widget"),
    ].filter(seen);
    const controls = [...document.querySelectorAll("main :is(a, button, summary, input)")];
    /** The boxes of its lines, which may be shorter than their paragraph. */
    const lines = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return [...range.getClientRects()];
    };
    const words = [...document.querySelectorAll("main > section:first-of-type :is(h1, p, li)")];
    const parts = [
      ...controls.map((part) => ({ of: part.textContent, box: part.getBoundingClientRect() })),
      ...words.flatMap((part) => lines(part).map((box) => ({ of: part.textContent, box }))),
    ];
    const covering = fixed.flatMap((over) => {
      const one = over.getBoundingClientRect();
      return parts
        .filter(
          ({ box: other }) =>
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map(({ of }) => `${over.textContent || over.tagName} over ${of}`);
    });
    const hero = [...document.querySelectorAll("main > section:first-of-type :is(a, h1, p, li)")];
    const wide = hero
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => `wider than its box: ${part.textContent}`);
    return [...covering, ...wide];
  });

for (const { path } of pages) {
  test(`${path} has its buttons to book and call above the fold`, {
    tag: path === "/" ? "@phone" : ["@phone", "@long"],
  }, async ({ page }) => {
    await open(page, path);
    const actions = page.locator("main > section").first().getByRole("link");
    expect.soft(await actions.count()).toBeGreaterThan(1);
    await expect.soft(actions.filter({ hasText: site.factsLine.call })).toHaveCount(1);
    for (const { width, height } of PHONES) {
      const size = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      for (const action of await actions.all())
        await expect.soft(action, size).toBeInViewport({ ratio: 1 });
      const call = page
        .getByRole("navigation", { name: site.mobile.label })
        .getByRole("link", { name: site.mobile.call, exact: true });
      await expect.soft(call, size).toBeInViewport({ ratio: 1 });
      await expect.poll(() => layoutProblems(page), { message: size }).toEqual([]);
      const across = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(across, `the page's width ${size}`).toBeLessThanOrEqual(width);
    }
  });
}

for (const { path, fields } of pages) {
  test(`${path} has a hero at least as tall as its height setting`, { tag: "@long" }, async ({
    page,
  }) => {
    await page.goto(path);
    const hero = page.locator("main > section").first();
    const least = LEAST[fields.hero.height];
    for (const viewport of VIEWPORTS) {
      await page.setViewportSize(viewport);
      const box = await hero.boundingBox();
      expect(box?.height, `at ${viewport.width} px`).toBeGreaterThanOrEqual(
        Math.floor(least * viewport.height),
      );
    }
  });
}
