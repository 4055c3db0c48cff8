import type { Page } from "@playwright/test";
import { axeFindings } from "./axe.ts";
import { SITE_ORIGIN } from "./built-site.ts";
import { clinic, site } from "./content.ts";
import { loadFrames } from "./frames.ts";
import { expect, open } from "./test.ts";
import { unreadable } from "./unreadable-text.ts";

// A page is loaded once and checked for everything that holds for all pages.

const NARROWEST = 320;
/** What print.css's margins leave of an A4 sheet, in CSS pixels. */
const SHEET = { width: 643, height: 986 };

/** The width of the page and of the window. */
const widths = (page: Page) =>
  page.evaluate(() => ({ page: document.documentElement.scrollWidth, screen: innerWidth }));

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
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
  expect.soft(await page.evaluate(unreadable), "on paper").toEqual({ cut: [], covered: [] });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

/** The page is accessible, fits its window and prints. The test fixture fails on anything it logs. */
export async function expectWholePage(page: Page, path: string, isMobile: boolean): Promise<void> {
  await open(page, path);
  await loadFrames(page);
  expect.soft(await axeFindings(page), "accessibility").toEqual([]);
  if (!isMobile) await expectPrintsAllText(page, path);
  await expectNoSidewaysScroll(page);
  if (isMobile) await expectLargeTextFits(page);
}
