import type { Page } from "@playwright/test";
import { articles, services } from "../support/content.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const PAGES_WITH_PEBBLES = [...services, ...articles].map(({ to }) => to);
const [SERVICE, ARTICLE] = [services[0]?.to ?? "", articles[0]?.to ?? ""];

const pageEnd = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

/** The reading progress in the header, a row of pebbles: whether it's there, whether it moves, and how far it has filled, from 0 to 1. */
const row = (page: Page) =>
  page.getByRole("banner").evaluate((header) => {
    const style = getComputedStyle(header, "::after");
    const { content, animationName, backgroundPositionX, width } = style;
    const filled = Number.parseFloat(backgroundPositionX) / Number.parseFloat(width);
    return { there: content !== "none", moves: animationName !== "none", filled };
  });

/**
 * Runs in the page: the pebbles on its buttons, and whether each is in its place. Only a pebble has an elliptical radius,
 * "… / …".
 */
const resting = () =>
  [...document.querySelectorAll("main a")]
    .map((link) => getComputedStyle(link, "::before"))
    .filter(({ content, borderRadius }) => content === '""' && borderRadius.includes("/"))
    .map(({ opacity, transform }) => opacity === "1" && new DOMMatrix(transform).isIdentity);

const ONE_AT_REST = [true];

for (const path of [SERVICE, ARTICLE]) {
  test(`on ${path}, the pebbles fill as the page scrolls, and the last comes to rest`, {
    tag: ["@both", "@long"],
  }, async ({ page }) => {
    await open(page, path);
    const end = await pageEnd(page);
    expect((await row(page)).there).toBe(false);
    await scrollPage(page, end * 0.1);
    await expect.poll(async () => (await row(page)).there).toBe(true);
    await expect.poll(async () => (await row(page)).filled).toBeLessThan(0.3);
    await scrollPage(page, end * 0.5);
    await expect.poll(async () => (await row(page)).filled).toBeGreaterThan(0.4);
    expect(await page.evaluate(resting)).not.toEqual(ONE_AT_REST);
    await scrollPage(page, end);
    await expect.poll(() => page.evaluate(resting)).toEqual(ONE_AT_REST);
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the pebbles don't move, on services and articles", { tag: "@long" }, async ({ page }) => {
    for (const path of PAGES_WITH_PEBBLES) {
      await open(page, path);
      expect(await page.evaluate(resting), path).toEqual(ONE_AT_REST);
    }
    await scrollPage(page, 400);
    await expect.poll(async () => (await row(page)).there).toBe(true);
    const early = await row(page);
    expect(early.moves).toBe(false);
    await scrollPage(page, 2000);
    expect(await row(page)).toEqual(early);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the header has no pebbles, but the last one still comes to rest", async ({ page }) => {
    await page.goto(SERVICE);
    expect((await row(page)).there).toBe(false);
    await scrollPage(page, await pageEnd(page));
    await expect.poll(() => page.evaluate(resting)).toEqual(ONE_AT_REST);
  });
});

test("the resting pebble isn't read out", {
  tag: "@long",
}, async ({ page }) => {
  await open(page, SERVICE);
  await scrollPage(page, await pageEnd(page));
  await expect.poll(() => page.evaluate(resting)).toEqual(ONE_AT_REST);
  const links = page.getByRole("main").getByRole("link");
  const pebbles = await links.evaluateAll((all) =>
    all.map((link) => getComputedStyle(link, "::before")).map((style) => style.borderRadius),
  );
  const link = links.nth(pebbles.findIndex((radius) => radius.includes("/")));
  await expect(link).toHaveAccessibleName((await link.textContent()) ?? "");
});

test("pages other than services and articles have no pebbles", { tag: "@long" }, async ({
  page,
}) => {
  for (const path of ["/", "/services", "/blog"]) {
    await open(page, path);
    expect(await page.evaluate(resting), path).toEqual([]);
    await scrollPage(page, 400);
    await expect(page.locator("header[data-scrolled]")).toBeAttached();
    expect((await row(page)).there, path).toBe(false);
  }
});

test("the pebbles aren't printed", { tag: "@long" }, async ({ page }) => {
  await open(page, SERVICE);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("banner")).toBeHidden();
});
