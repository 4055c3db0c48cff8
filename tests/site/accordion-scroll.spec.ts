import type { Page } from "@playwright/test";
import { htmlOf, PAGES } from "../support/built-site.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

// A page's questions open one at a time. The one that is pressed must stay in place on the screen while the
// one above it closes.

const DESKTOP = { width: 1280, height: 640 };
const PHONE = { width: 360, height: 640 };
const QUESTIONS = "main details[name]";
/** In pixels. Scrolling rounds to whole pixels, and less than this isn't visible. */
const TOLERANCE = 2;

const questionsOf = (path: string) => htmlOf(path).match(/<details[^>]* name=/g)?.length ?? 0;
const pages = PAGES.filter((path) => questionsOf(path) > 0);
/** The page with the fewest questions. `npm test` checks it on a phone, and the long run with motion too. */
const [shortest] = pages.toSorted((a, b) => questionsOf(a) - questionsOf(b));

/**
 * Waits until no question has changed its size for three frames. getAnimations() alone would end too early, because it
 * leaves out ::details-content. Scroll-driven animations are running whenever they are in view, so they don't count.
 */
const untilStill = (page: Page) =>
  page.evaluate(async (questions) => {
    const isAnimated = () =>
      document
        .getAnimations()
        .some(
          ({ playState, timeline }) => playState === "running" && timeline === document.timeline,
        );
    const sizes = () =>
      Array.from(document.querySelectorAll(questions), (one) => one.getBoundingClientRect().height);
    let before = "";
    for (let still = 0; still < 3; ) {
      await new Promise(requestAnimationFrame);
      const now = sizes().join();
      still = now === before && !isAnimated() ? still + 1 : 0;
      before = now;
    }
  }, QUESTIONS);

/** Opens one question, scrolls another to the middle of the window, and records how far it moves. */
async function follow(page: Page, opened: number, pressed: number) {
  await page.locator(QUESTIONS).evaluateAll((all, before) => {
    for (const [i, question] of all.entries()) question.toggleAttribute("open", i === before);
  }, opened);
  await untilStill(page);
  return page.evaluateHandle(
    ([questions, after]) => {
      const all = [...document.querySelectorAll(questions)];
      all[after]
        ?.querySelector("summary")
        ?.scrollIntoView({ block: "center", behavior: "instant" });
      const top = () => all[after]?.getBoundingClientRect().top ?? Number.NaN;
      const from = top();
      const followed = { furthest: 0, measure: () => {} };
      followed.measure = () => {
        followed.furthest = Math.max(followed.furthest, Math.abs(top() - from));
      };
      // A ResizeObserver runs right before paint. An animation frame could run before the site's own
      // correction.
      const observer = new ResizeObserver(followed.measure);
      for (const question of all) observer.observe(question);
      return followed;
    },
    [QUESTIONS, pressed] as const,
  );
}

/** How far the question has moved at most. */
async function furthest(page: Page, followed: Awaited<ReturnType<typeof follow>>) {
  await untilStill(page);
  return followed.evaluate(async (it) => {
    await new Promise(requestAnimationFrame);
    it.measure();
    return it.furthest;
  });
}

async function press(page: Page, question: number, by: "mouse" | "key"): Promise<void> {
  const summary = page.locator(QUESTIONS).nth(question).locator("summary");
  if (by === "key") {
    await summary.evaluate((element) => element.focus({ preventScroll: true }));
    await page.keyboard.press("Enter");
    return;
  }
  const box = await summary.boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 2);
}

async function expectInPlace(page: Page, path: string): Promise<void> {
  await open(page, path);
  // Scroll through first, because elements revealed for the first time slide in.
  await scrollThrough(page);
  const lists = await page
    .locator(QUESTIONS)
    .evaluateAll((all) => all.map((one) => one.getAttribute("name")));
  const moved: string[] = [];
  for (const [before, list] of lists.entries())
    for (const [after, other] of lists.entries()) {
      if (before === after || list !== other) continue;
      const followed = await follow(page, before, after);
      await press(page, after, (before + after) % 2 === 0 ? "mouse" : "key");
      await expect(page.locator(QUESTIONS).nth(after)).toHaveAttribute("open");
      const by = await furthest(page, followed);
      if (by > TOLERANCE) moved.push(`${before} to ${after}: ${Math.round(by)} px`);
    }
  expect(moved).toEqual([]);
}

test("there are pages with questions", () => expect(pages).not.toEqual([]));

for (const motion of ["reduce", "no-preference"] as const)
  for (const viewport of [DESKTOP, PHONE])
    test.describe(`at ${viewport.width} by ${viewport.height}, motion: ${motion}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: motion } });

      for (const path of motion === "reduce" ? pages : pages.filter((one) => one === shortest)) {
        test(`${path} keeps a pressed question in place, whichever question was open`, {
          tag: "@long",
        }, async ({ page }) => {
          // Each pair of questions waits for its animation, and eleven questions in two lists make fifty
          // pairs.
          test.slow();
          await expectInPlace(page, path);
        });
      }
    });
