import type { Page } from "@playwright/test";
import { htmlOf, PAGES } from "../support/built-site.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

// Of a page's questions one is open at a time. The one that is pressed stays where it is on the screen while
// the one above it closes.

const WINDOWS = [
  { width: 1280, height: 640 },
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
];
const QUESTIONS = "main details[name]";
/** A window scrolls by whole pixels: less than this nobody sees. */
const STILL = 2;

const questionsOf = (path: string) => htmlOf(path).match(/<details[^>]* name=/g)?.length ?? 0;
const pages = PAGES.filter((path) => questionsOf(path) > 0);
/** The normal run checks one page on one phone in place of all: the quickest one. */
const [soonest] = pages.toSorted((a, b) => questionsOf(a) - questionsOf(b));
const phone = WINDOWS[1];

/** An animation that scrolling drives runs for as long as it is in the window. */
const untilStill = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline }) => playState !== "running" || timeline !== document.timeline,
      ),
  );

/** Opens one question, puts another in the middle of the window and follows how far from there it is painted. */
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
      const followed = { furthest: 0, look: () => {} };
      followed.look = () => {
        followed.furthest = Math.max(followed.furthest, Math.abs(top() - from));
      };
      // Runs right before a frame is painted. An animation frame may come before the site's own correction.
      const observer = new ResizeObserver(followed.look);
      for (const question of all) observer.observe(question);
      return followed;
    },
    [QUESTIONS, pressed] as const,
  );
}

/** The furthest that the question has been from its place once all is still. */
async function furthest(page: Page, followed: Awaited<ReturnType<typeof follow>>) {
  await untilStill(page);
  return followed.evaluate(async (it) => {
    await new Promise(requestAnimationFrame);
    it.look();
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

async function expectStill(page: Page, path: string): Promise<void> {
  await open(page, path);
  // A part that comes into view for the first time slides in, which isn't what is asked here.
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
      if (by > STILL) moved.push(`${before} to ${after}: ${Math.round(by)} px`);
    }
  expect(moved).toEqual([]);
}

test("there are questions to ask this of", () => expect(pages).not.toEqual([]));

for (const motion of ["reduce", "no-preference"] as const)
  for (const viewport of WINDOWS)
    test.describe(`at ${viewport.width} by ${viewport.height}, motion: ${motion}`, () => {
      test.use({ viewport, contextOptions: { reducedMotion: motion } });

      for (const path of pages) {
        const tag = path === soonest && viewport === phone ? [] : "@long";
        test(`${path} keeps a pressed question in place, whichever was open`, { tag }, async ({
          page,
        }) => {
          // Every pair waits for its motion: eleven questions in two lists make fifty pairs.
          test.slow();
          await expectStill(page, path);
        });
      }
    });
