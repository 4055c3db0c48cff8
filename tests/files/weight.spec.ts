import type { Page } from "@playwright/test";
import {
  type FirstView,
  firstViewVerdicts,
  type Verdict,
  weightVerdicts,
} from "../../tools/lab/bench/budgets.ts";
import { scriptFiles } from "../../tools/lab/bench/script-files.ts";
import { weighPage } from "../../tools/lab/bench/weigh.ts";
import { htmlOf, PAGES, SITE_FOLDER } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

/** Runs in the page once it is alive: the scripts it fetched before it had loaded. */
function earlyScripts(): string[] {
  const [loading] = performance.getEntriesByType("navigation");
  const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
  return performance
    .getEntriesByType("resource")
    .filter(({ name, startTime }) => name.endsWith(".js") && startTime < loaded)
    .map(({ name }) => name);
}

/** Runs in the page: how many pictures it asks for at once. When a lazy one is fetched is the browser's choice. */
const eagerPictures = () => [...document.images].filter(({ loading }) => loading !== "lazy").length;

/** Runs in the page: the bodies of the site's own files that it has fetched, but for scripts, pictures and previews. */
async function fetchedFiles(): Promise<{ file: string; bytes: number }[]> {
  await document.fonts.ready;
  const [loading] = performance.getEntriesByType("navigation");
  const entries = [loading, ...performance.getEntriesByType("resource")];
  return entries
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name }) => new URL(name).origin === location.origin)
    .map(({ name, encodedBodySize }) => ({ file: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ file }) => !/\.(js|avif|jpg|png|svg|ico)$|^\/preview\//.test(file));
}

/**
 * What a page's first view takes, however fast the machine is: the document and the files it asks for until
 * it has come to life without being scrolled. Nothing is fetched ahead for other pages. What comes after
 * (the chat, forms and maps) is not part of it, and scripts are counted by the page's own list.
 */
async function firstView(page: Page, path: string): Promise<FirstView> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(path);
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const files = await page.evaluate(fetchedFiles);
  const pictures = await page.evaluate(eagerPictures);
  const scripts = scriptFiles(SITE_FOLDER, htmlOf(path));
  return { files, pictures, requests: files.length + pictures + scripts.length };
}

/** Warns of a page that is a little over a budget, and fails one that is far over. */
function expectWithin(path: string, verdicts: readonly Verdict[]): void {
  for (const { close, text } of verdicts)
    if (close) console.warn(`Close to failing: ${path}: ${text}`);
  expect(verdicts.filter(({ met }) => !met).map(({ text }) => text)).toEqual([]);
}

test.describe("on a phone of 390 px with two dots to a pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const path of PAGES) {
    test(`${path} keeps the budget of its first view, its scripts after the rest`, async ({
      page,
    }) => {
      const view = await firstView(page, path);
      expect(await page.evaluate(earlyScripts)).toEqual([]);
      expect(view.files.length).toBeGreaterThan(2);
      expect(view.requests).toBeGreaterThan(view.files.length);
      expectWithin(path, firstViewVerdicts(view));
    });
  }
});

for (const path of PAGES) {
  test(`${path} keeps the budgets of its bytes`, async ({ baseURL }) => {
    const site = { folder: SITE_FOLDER, address: baseURL ?? "" };
    const weight = await weighPage(site, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    expectWithin(path, weightVerdicts(weight));
  });
}
