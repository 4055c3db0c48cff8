import type { Page } from "@playwright/test";
import { site } from "./content.ts";
import { WAITING } from "./frames.ts";
import { waitForSections } from "./hydration.ts";
import { expect, open } from "./test.ts";

/** Runs in the page: the texts of its main part that have no size, or are hidden or transparent. */
function unseenHere(): string[] {
  const main = document.querySelector("main") ?? document.body;
  // A closed disclosure opens without script, and a button does nothing without one.
  const aside = "script, noscript, style, button, [role=tablist], details:not([open])";
  const visible = { opacityProperty: true, visibilityProperty: true };
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const unseen: string[] = [];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    const words = textContent?.trim();
    if (!parentElement || !words || parentElement.closest(aside)) continue;
    const { width, height } = parentElement.getBoundingClientRect();
    if (width * height === 0 || !parentElement.checkVisibility(visible)) unseen.push(words);
  }
  return unseen;
}

/** The texts of the page's main part that no visitor sees. Some are only for small screens, some only for wide ones. */
export async function unseenWords(page: Page): Promise<string[]> {
  const unseen = await page.evaluate(unseenHere);
  const viewport = page.viewportSize();
  if (unseen.length === 0 || !viewport) return unseen;
  await page.setViewportSize({ width: viewport.width < 700 ? 1280 : 360, height: 800 });
  const unseenThere = await page.evaluate(unseenHere);
  await page.setViewportSize(viewport);
  return unseen.filter((words) => unseenThere.includes(words));
}

/** They say whether the site's script runs, and weren't shown when the page was saved. */
const ABOUT_SCRIPT = [site.form.noScript, site.map.noScript, site.reviews.noScript];

/** In a browser without script, all text of the page shows. */
export async function expectShownWithoutScript(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const unseen = await unseenWords(page);
  // Loading messages are hidden where nothing will load.
  expect(unseen.filter((words) => !WAITING.includes(words))).toEqual([]);
}

/** What a browser or an archive saves, the page of that moment without its scripts, shows all text. */
export async function expectSavedCopyShowsAll(page: Page, path: string): Promise<void> {
  await open(page, path);
  await waitForSections(page);
  const body = await page.content();
  const headers = { "Content-Security-Policy": "script-src 'none'" };
  await page.route(path, (route) =>
    route.fulfill({ body, headers, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto(path);
  const unseen = await unseenWords(page);
  expect(unseen.filter((words) => !ABOUT_SCRIPT.includes(words))).toEqual([]);
}
