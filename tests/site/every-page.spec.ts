import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { PAGES, SITE_ORIGIN, UNKNOWN_PATH } from "../support/built-site.ts";
import { clinic, pages, SAME_TEMPLATE, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { unreadable } from "../support/lines.ts";
import { expect, open, test } from "../support/test.ts";
import { shownTexts } from "../support/words.ts";

// One visit a page and width, which is asked everything that holds for every page.

const NARROWEST = 320;
/** An A4 sheet without its margins, as a browser lays it out. */
const SHEET = { width: 643, height: 986 };

test.use({ contextOptions: { reducedMotion: "reduce" } });

const headOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    headings: document.querySelectorAll("h1").length,
  }));

/** Everything that a page says, aloud or to a screen reader. */
const wordsOn = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const labels = [...main.querySelectorAll("[aria-label]")].map((part) => part.ariaLabel);
    return [main.textContent, ...labels].join(" ").replace(/\s+/g, " ");
  });

/** What of a page's content its visitor does not get. */
async function missingWords(page: Page, path: string): Promise<string[]> {
  const content = pages.find((candidate) => candidate.path === path)?.fields;
  const shown = await wordsOn(page);
  return shownTexts(content).filter((text) => !shown.includes(text.replace(/\s+/g, " ")));
}

/** How wide the page is, and the screen it is on. */
const widths = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: innerWidth }));

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const own = page.viewportSize()?.width;
  const fits = { page: own, screen: own };
  await expect.soft.poll(() => widths(page), "the page fits the screen").toEqual(fits);
  await page.setViewportSize({ width: NARROWEST, height: 800 });
  const narrow = { page: NARROWEST, screen: NARROWEST };
  await expect.soft.poll(() => widths(page), `the page fits ${NARROWEST} px`).toEqual(narrow);
}

/** Letters twice as large, as a visitor may set them: nothing sticks out of the width most phones have. */
async function expectRoomForLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const fits = { page: 390, screen: 390 };
  await expect.soft.poll(() => widths(page), "the page fits with text at 200 %").toEqual(fits);
}

/**
 * Runs in the page: the lines of its main part that show, but for what is not meant for paper; that a
 * frame is still coming is not. Lines, not their words: the hour may take the place of another fact
 * at any moment.
 */
function shownLines(): Element[] {
  const parts = [...document.querySelectorAll("main p, main li, main h2, main h3")];
  return parts
    .filter((part) => !part.closest("[data-print=hide], [data-state=loading]"))
    .filter((part) => part.checkVisibility({ opacityProperty: true }));
}

/**
 * Runs in the page: the words of those of these lines that no longer show. Asked again what is meant
 * for paper: after `shownLines`, "Open until 7 pm" may have taken the place of the parking.
 */
const hiddenWords = (lines: Element[]): (string | null)[] =>
  lines
    .filter((line) => line.isConnected && !line.closest("[data-print=hide]"))
    .filter((line) => !line.checkVisibility({ opacityProperty: true }))
    .map((line) => line.textContent);

/** Lines too pale to read on white paper, where no dark ground is printed behind them. */
function paleLines(): string[] {
  return [...document.querySelectorAll("main p, main li, main h2, main h3")]
    .filter((part) => part.checkVisibility({ opacityProperty: true }))
    .filter((part) => {
      const channels = getComputedStyle(part).color.match(/[\d.]+/g) ?? [];
      return Math.min(...channels.slice(0, 3).map(Number)) > 120;
    })
    .map((part) => part.textContent ?? "");
}

/** On paper a page is its words, without what only a screen can use. */
async function expectPrintsWhole(page: Page, path: string): Promise<void> {
  const onScreen = await page.evaluateHandle(shownLines);
  await page.emulateMedia({ media: "print" });
  const screen = page.viewportSize() ?? SHEET;
  await page.setViewportSize(SHEET);
  const lost = await onScreen.evaluate(hiddenWords);
  expect.soft(lost, "words that are not printed").toEqual([]);
  expect.soft(await page.evaluate(paleLines), "words that are pale on paper").toEqual([]);
  await expect.soft(page.getByRole("banner"), "the bar in print").toBeHidden();
  await expect.soft(page.getByRole("contentinfo"), "the footer in print").toBeHidden();
  await expect.soft(page.getByRole("link", { name: site.skip }), "skip link").toBeHidden();
  await expect.soft(page.locator("chat-widget"), "the chat in print").toBeHidden();
  const foot = page.locator("body > address");
  await expect.soft(foot, "the clinic's phone").toContainText(clinic.phone);
  await expect.soft(foot, "the page's address").toContainText(SITE_ORIGIN + path);
  const faults = await page.evaluate(unreadable);
  expect.soft(faults, "lines on paper").toEqual({ cut: [], covered: [] });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

for (const path of PAGES) {
  test(`${path} is complete, accessible and quiet, on screen and on paper`, {
    tag: SAME_TEMPLATE.includes(path) ? "@long-phone" : "@both",
  }, async ({ page, isMobile }) => {
    await open(page, path);
    await expect.soft
      .poll(() => headOf(page), "the head")
      .toEqual({
        language: "en-AU",
        title: expect.stringMatching(/.{10,}/),
        description: expect.stringMatching(/.{50,}/),
        canonical: SITE_ORIGIN + path,
        headings: 1,
      });
    expect.soft(await missingWords(page, path), "content that is not shown").toEqual([]);
    await loadFrames(page);
    expect.soft(await axeFindings(page), "accessibility").toEqual([]);
    if (!isMobile) await expectPrintsWhole(page, path);
    await expectNoSidewaysScroll(page);
    if (isMobile) await expectRoomForLargeText(page);
  });
}

test.describe("the 404 page", () => {
  test.use({ allowedMessages: new RegExp(`status of 404|${UNKNOWN_PATH}`) });

  test("is complete, accessible and says the path on the console", { tag: "@both" }, async ({
    page,
    messages,
  }) => {
    await open(page, UNKNOWN_PATH);
    await expect(page.locator("h1")).toContainText(site.notFound.title);
    await expect(page.locator("main")).toContainText(site.notFound.code);
    const home = page.getByRole("link", { name: site.notFound.home });
    await expect(home).toHaveAttribute("href", "/");
    const told = () => messages.filter((message) => message.includes(UNKNOWN_PATH));
    await expect.poll(told).toHaveLength(1);
    expect(await axeFindings(page), "accessibility").toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
