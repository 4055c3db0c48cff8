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

/** Runs in the page: the visible lines. Elements, not their text, because the opening status may replace a fact. */
const shownLines = (): Element[] =>
  [...document.querySelectorAll("main :is(p, li, h2, h3)")]
    .filter((part) => !part.closest("[data-print=hide], [data-state=loading]"))
    .filter((part) => part.checkVisibility({ opacityProperty: true }));

/** Runs in the page: those that aren't printed, or are too pale for white paper. Dark backgrounds aren't printed. */
const lostLines = (lines: Element[]): (string | null)[] =>
  lines
    .filter((line) => line.isConnected && !line.closest("[data-print=hide]"))
    .filter((line) => {
      const channels = (getComputedStyle(line).color.match(/[\d.]+/g) ?? []).slice(0, 3);
      const isPale = Math.min(...channels.map(Number)) > 120;
      return isPale || !line.checkVisibility({ opacityProperty: true });
    })
    .map((line) => line.textContent);

/** A printed page has all its text, without the parts that only work on a screen. */
async function expectPrintsAllText(page: Page, path: string): Promise<void> {
  const onScreen = await page.evaluateHandle(shownLines);
  await page.emulateMedia({ media: "print" });
  const screen = page.viewportSize() ?? SHEET;
  await page.setViewportSize(SHEET);
  expect.soft(await onScreen.evaluate(lostLines), "lost or pale on paper").toEqual([]);
  for (const part of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: site.skipLink }),
    page.getByRole("navigation", { name: site.mobileActions.label }),
    page.locator("chat-widget"),
  ])
    await expect.soft(part).toBeHidden();
  const foot = page.locator("body > address");
  await expect.soft(foot, "the clinic's phone").toContainText(clinic.phone);
  await expect.soft(foot, "the page's address").toContainText(SITE_ORIGIN + path);
  expect.soft(await page.evaluate(unreadable), "on paper").toEqual({ cut: [], covered: [] });
  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize(screen);
}

/** Runs in the page: opens what folds out, also questions of which only one is open at a time. Axe looks at what's shown. */
function openAll(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) {
    details.removeAttribute("name");
    details.open = true;
  }
}

/** The page is accessible, fits its window and prints. The test fixture fails on anything it logs. */
export async function expectWholePage(page: Page, path: string, isMobile: boolean): Promise<void> {
  await open(page, path);
  await loadFrames(page);
  await page.evaluate(openAll);
  expect.soft(await axeFindings(page), "accessibility").toEqual([]);
  if (!isMobile) await expectPrintsAllText(page, path);
  await expectNoSidewaysScroll(page);
}
