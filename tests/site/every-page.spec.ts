import type { Page } from "@playwright/test";
import { axeFindings } from "../support/axe.ts";
import { PAGE_KINDS, PAGES, SITE_ORIGIN, UNKNOWN_PATH } from "../support/built-site.ts";
import { clinic, pages, SHOWN, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { expect, open, test } from "../support/test.ts";
import { unreadable } from "../support/unreadable-text.ts";
import { shownTexts } from "../support/words.ts";

// Each page is loaded once per width and checked for everything that holds for all pages.

const NARROWEST = 320;
/** What print.css's margins leave of an A4 sheet, in CSS pixels. */
const SHEET = { width: 643, height: 986 };

const headOf = (page: Page) =>
  page.evaluate(() => ({
    language: document.documentElement.lang,
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    headings: document.querySelectorAll("h1").length,
  }));

/** All text on a page, labels for screen readers included. */
const wordsOn = (page: Page) =>
  page.getByRole("main").evaluate((main) => {
    const labels = [...main.querySelectorAll("[aria-label]")].map((part) => part.ariaLabel);
    return [main.textContent, ...labels].join(" ").replace(/\s+/g, " ");
  });

/** The texts in a page's content that the page doesn't show. */
async function missingWords(page: Page, path: string): Promise<string[]> {
  const content = pages.find((candidate) => candidate.path === path)?.fields;
  const shown = await wordsOn(page);
  return shownTexts(content, SHOWN.form ? [] : ["form"]).filter(
    (text) => !shown.includes(text.replace(/\s+/g, " ")),
  );
}

/** The width of the page and of the window. */
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

/** At 200 % text size nothing may be wider than a common phone. */
async function expectLargeTextFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  const fits = { page: 390, screen: 390 };
  await expect.soft.poll(() => widths(page), "the page fits with text at 200 %").toEqual(fits);
}

/**
 * Runs in the page: the visible lines that should be printed. Returns elements, not their text, because the
 * opening status may replace another fact at any moment.
 */
function shownLines(): Element[] {
  const parts = [...document.querySelectorAll("main p, main li, main h2, main h3")];
  return parts
    .filter((part) => !part.closest("[data-print=hide], [data-state=loading]"))
    .filter((part) => part.checkVisibility({ opacityProperty: true }));
}

/**
 * Runs in the page: the text of those lines that are no longer visible. `data-print` is checked again,
 * because "Open until 7 pm" may have replaced the parking since `shownLines`.
 */
const hiddenWords = (lines: Element[]): (string | null)[] =>
  lines
    .filter((line) => line.isConnected && !line.closest("[data-print=hide]"))
    .filter((line) => !line.checkVisibility({ opacityProperty: true }))
    .map((line) => line.textContent);

/** Lines too pale to read on white paper. Dark backgrounds aren't printed. */
function paleLines(): string[] {
  return [...document.querySelectorAll("main p, main li, main h2, main h3")]
    .filter((part) => part.checkVisibility({ opacityProperty: true }))
    .filter((part) => {
      const channels = getComputedStyle(part).color.match(/[\d.]+/g) ?? [];
      return Math.min(...channels.slice(0, 3).map(Number)) > 120;
    })
    .map((part) => part.textContent ?? "");
}

/** A printed page has all its text, without the parts that only work on a screen. */
async function expectPrintsAllText(page: Page, path: string): Promise<void> {
  const onScreen = await page.evaluateHandle(shownLines);
  await page.emulateMedia({ media: "print" });
  const screen = page.viewportSize() ?? SHEET;
  await page.setViewportSize(SHEET);
  const lost = await onScreen.evaluate(hiddenWords);
  expect.soft(lost, "words that are not printed").toEqual([]);
  expect.soft(await page.evaluate(paleLines), "words that are pale on paper").toEqual([]);
  await expect.soft(page.getByRole("banner"), "the header in print").toBeHidden();
  await expect.soft(page.getByRole("contentinfo"), "the footer in print").toBeHidden();
  await expect.soft(page.getByRole("link", { name: site.skip }), "skip link").toBeHidden();
  await expect.soft(page.locator("chat-widget"), "the chat in print").toBeHidden();
  const foot = page.locator("body > address");
  await expect.soft(foot, "the clinic's phone").toContainText(clinic.phone);
  await expect.soft(foot, "the page's address").toContainText(SITE_ORIGIN + path);
  const unreadableLines = await page.evaluate(unreadable);
  expect.soft(unreadableLines, "lines on paper").toEqual({ cut: [], covered: [] });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

function tagOf(path: string): string | string[] {
  if (path === "/") return "@both";
  return PAGE_KINDS.includes(path) ? ["@both", "@long"] : "@long";
}

for (const path of PAGES) {
  test(`${path} is complete and accessible and logs nothing, on screen and in print`, {
    tag: tagOf(path),
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
    if (!isMobile) await expectPrintsAllText(page, path);
    await expectNoSidewaysScroll(page);
    if (isMobile) await expectLargeTextFits(page);
  });
}

test.describe("the 404 page", () => {
  test.use({ allowedMessages: new RegExp(`status of 404|${UNKNOWN_PATH}`) });

  test("is complete and accessible and logs the path", { tag: "@both" }, async ({
    page,
    messages,
  }) => {
    await open(page, UNKNOWN_PATH);
    await expect(page.locator("h1")).toContainText(site.notFound.title);
    await expect(page.locator("main")).toContainText(site.notFound.code);
    const home = page.getByRole("link", { name: site.notFound.home });
    await expect(home).toHaveAttribute("href", "/");
    const logged = () => messages.filter((message) => message.includes(UNKNOWN_PATH));
    await expect.poll(logged).toHaveLength(1);
    expect(await axeFindings(page), "accessibility").toEqual([]);
    await expectNoSidewaysScroll(page);
  });
});
