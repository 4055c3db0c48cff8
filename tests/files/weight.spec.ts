import type { Page } from "@playwright/test";
import {
  type FirstView,
  firstViewVerdicts,
  type Verdict,
  weightVerdicts,
} from "../../tools/lab/bench/budgets.ts";
import { scriptFiles, weighPage } from "../../tools/lab/bench/weigh.ts";
import { htmlOf, PAGES } from "../support/built-site.ts";
import { SAMPLE_PAGES } from "../support/content.ts";
import { setSaveData } from "../support/page.ts";
import { expect, test } from "../support/server.ts";

/** Runs in the page after hydration: the scripts it requested before the load event. */
function earlyScripts(): string[] {
  const [loading] = performance.getEntriesByType("navigation");
  const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
  return performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loaded)
    .map(({ name }) => name);
}

/** Runs in the page: how many pictures aren't lazy. When a lazy one loads is the browser's choice. */
const eagerPictures = () => [...document.images].filter(({ loading }) => loading !== "lazy").length;

/** Runs in the page: the site's own files it has loaded, except scripts, pictures and placeholders. */
async function fetchedFiles(): Promise<{ file: string; bytes: number }[]> {
  await document.fonts.ready;
  const [loading] = performance.getEntriesByType("navigation");
  const entries = [loading, ...performance.getEntriesByType("resource")];
  return entries
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).origin === location.origin)
    .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ file }) => !/\.(js|avif|jpg|png|svg|ico)$|^\/placeholder\//.test(file));
}

/**
 * What a page's first view loads, regardless of the machine's speed: the document and the files it requests
 * until it has hydrated, without scrolling. Nothing is prefetched, and what comes later (chat, forms, maps)
 * doesn't count. Scripts are counted from the page's own list.
 */
async function firstView(page: Page, path: string): Promise<FirstView> {
  await setSaveData(page, true);
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const files = await page.evaluate(fetchedFiles);
  const pictures = await page.evaluate(eagerPictures);
  const scripts = scriptFiles(htmlOf(path));
  return { files, pictures, requests: files.length + pictures + scripts.length };
}

/** Warns if a page is slightly over a budget, and fails if it's far over. */
function expectWithin(path: string, verdicts: readonly Verdict[]): void {
  for (const { close, text } of verdicts)
    if (close) console.warn(`Close to failing: ${path}: ${text}`);
  expect(verdicts.filter(({ met }) => !met).map(({ text }) => text)).toEqual([]);
}

test.describe("on a phone of 390 px with a device pixel ratio of 2", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const path of PAGES) {
    test(`${path} keeps the budget of its first view, and loads scripts last`, {
      tag: SAMPLE_PAGES.includes(path) ? [] : "@long",
    }, async ({ page }) => {
      const view = await firstView(page, path);
      expect(await page.evaluate(earlyScripts)).toEqual([]);
      expect(view.files.length).toBeGreaterThan(2);
      expect(view.requests).toBeGreaterThan(view.files.length);
      expectWithin(path, firstViewVerdicts(view));
    });
  }
});

for (const path of PAGES) {
  test(`${path} keeps its byte budgets`, async ({ baseURL }) => {
    const weight = await weighPage({ address: baseURL ?? "" }, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    expectWithin(path, weightVerdicts(weight));
  });
}
