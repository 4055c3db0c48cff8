import type { Page } from "@playwright/test";
import { schema } from "../../app/pages/services/neuro-emotional-technique/content.ts";
import { type BreathingWords, breathing } from "../../app/schema/shared-fields.ts";
import { axeFindings } from "../support/axe.ts";
import { articles, wordsOf } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const net = wordsOf("services/neuro-emotional-technique", schema).why.breathing;
const PLACES = [{ path: "/services/neuro-emotional-technique", words: net }];
for (const { to, body } of articles) {
  const [, attributes] = /<Breathing ([^>]*)\/>/.exec(body) ?? [];
  if (!attributes) continue;
  const words = [...attributes.matchAll(/(\w+)="([^"]*)"/g)];
  PLACES.push({
    path: to,
    words: breathing.parse(Object.fromEntries(words.map(([, name, value]) => [name, value]))),
  });
}

/** Two seconds to get ready come before the first breath. */
const BREATH_IN = 2000;
const BREATH_OUT = 6000;
const LAST_BREATH_OUT = 56_000;
const END = 62_000;

/** Moves the minute on to a moment, just before or after it. */
const moveTo = (page: Page, moment: number) =>
  page.evaluate((to) => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSAnimation && animation.timeline === document.timeline)
        animation.currentTime = to;
  }, moment);

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
/** The line under the stones, which screen readers say. */
const line = (page: Page, words: string) => page.getByRole("status").getByText(words);

/** The header's colours change as the page scrolls to the button. */
const headerIsFading = (page: Page) =>
  page
    .getByRole("banner")
    .evaluate((bar) =>
      bar.getAnimations({ subtree: true }).some((animation) => animation instanceof CSSTransition),
    );

async function start(page: Page, path: string, words: BreathingWords) {
  await open(page, path);
  await button(page, words.start).focus();
  await page.keyboard.press("Enter");
}

for (const [i, { path, words }] of PLACES.entries()) {
  const tag = i === 0 ? "@long-phone" : ["@both", "@long"];
  test.describe(`the breathing minute on ${path}`, () => {
    test("starts and stops with the keyboard, and says when to breathe", {
      tag,
    }, async ({ page }) => {
      await start(page, path, words);
      await expect(button(page, words.stop)).toBeFocused();
      await moveTo(page, BREATH_IN + 100);
      await expect(line(page, words.breatheIn)).toBeVisible();
      await moveTo(page, BREATH_OUT + 100);
      await expect(line(page, words.breatheOut)).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(button(page, words.start)).toBeFocused();
      await expect(line(page, words.rest)).toBeVisible();
      await expect(button(page, words.skip)).toHaveCount(0);
    });

    test("starting scrolls it into view, not covered by the header or the mobile buttons", {
      tag: ["@both", "@long"],
    }, async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 700 });
      await start(page, path, words);
      const bar = page.getByRole("banner");
      const stones = page.locator("[data-running] i");
      await expect
        .poll(async () => {
          const tops = await stones.evaluateAll((all) =>
            all.map((stone) => stone.getBoundingClientRect().top),
          );
          const header = await bar.boundingBox();
          return Math.min(...tops) > (header?.height ?? 0);
        })
        .toBe(true);
      await button(page, words.stop).click({ trial: true });
    });

    test("ends by itself, with a last line", { tag: ["@both", "@long"] }, async ({ page }) => {
      await start(page, path, words);
      await button(page, words.skip).focus();
      await moveTo(page, LAST_BREATH_OUT + 100);
      await expect(line(page, words.breatheOut)).toBeVisible();
      await moveTo(page, END - 100);
      await expect(line(page, words.end)).toBeVisible();
      await expect(button(page, words.start)).toBeFocused();
    });

    test("axe finds nothing while it runs", { tag: "@long" }, async ({ page }) => {
      await start(page, path, words);
      await moveTo(page, BREATH_IN + 100);
      await expect(line(page, words.breatheIn)).toBeVisible();
      await expect.poll(() => headerIsFading(page)).toBe(false);
      expect(await axeFindings(page)).toEqual([]);
    });
  });
}

const [{ path, words } = { path: "", words: net }] = PLACES;

test("the words of the breathing minute can be switched off", {
  tag: "@long",
}, async ({ page }) => {
  await start(page, path, words);
  await moveTo(page, BREATH_IN + 100);
  await expect(line(page, words.breatheIn)).toBeVisible();
  await button(page, words.skip).click();
  await expect(button(page, words.skip)).toHaveAttribute("aria-pressed", "true");
  await expect(line(page, words.breatheIn)).toHaveCount(0);
  await moveTo(page, LAST_BREATH_OUT + 100);
  await moveTo(page, END - 100);
  await expect(line(page, words.end)).toBeVisible();
});

test("the breathing minute pauses while its tab is hidden", { tag: "@long" }, async ({ page }) => {
  await start(page, path, words);
  await moveTo(page, BREATH_IN + 100);
  await expect(line(page, words.breatheIn)).toBeVisible();
  /** Runs in the page: hides or shows it, and returns the states of what moves. */
  const setHidden = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, "hidden", { value: now, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
      const moving = document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest("main"));
      return [...new Set(moving.map(({ playState }) => playState))];
    }, hidden);
  expect(await setHidden(true)).toEqual(["paused"]);
  expect(await setHidden(false)).toEqual(["running"]);
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the breathing minute is a picture without a button", async ({ page }) => {
    await open(page, path);
    await expect(line(page, words.rest)).toBeVisible();
    await expect(page.getByText(words.start, { exact: true })).toBeHidden();
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const place of PLACES) {
    test(`the breathing minute on ${place.path} is a picture without a button`, async ({
      page,
    }) => {
      await page.goto(place.path);
      await expect(page.getByText(place.words.rest)).toBeVisible();
      await expect(page.locator("main [data-ground] svg").first()).toBeVisible();
      await expect(page.getByText(place.words.start, { exact: true })).toHaveCount(0);
    });
  }
});

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("the breathing minute says when to breathe", { tag: "@long" }, async ({ page }) => {
    await start(page, path, words);
    await moveTo(page, BREATH_IN + 100);
    await expect(line(page, words.breatheIn)).toBeVisible();
  });
});

test("the breathing minute isn't printed", { tag: "@long" }, async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(words.rest)).toBeHidden();
});
