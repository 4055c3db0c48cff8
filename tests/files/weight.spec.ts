import type { Page, Request } from "@playwright/test";
import { brokenByteBudgets } from "../../tools/bench/report.ts";
import { weighPage } from "../../tools/bench/weigh.ts";
import { htmlOf, PAGES, SITE_FOLDER } from "../support/built-site.ts";
import { expect, test } from "../support/server.ts";

/** Runs in the page once it is alive: the scripts it fetched, and those of them from before it had loaded. */
function fetchedScripts() {
  const [loading] = performance.getEntriesByType("navigation");
  const loaded = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
  const scripts = performance
    .getEntriesByType("resource")
    .filter(({ name }) => new URL(name).pathname.endsWith(".js"));
  const early = scripts.filter(({ startTime }) => startTime < loaded);
  return { some: scripts.length > 0, early: early.map(({ name }) => name) };
}

/** The bodies of all that a phone fetches before it is scrolled, in KB, and how many requests that takes. */
const FIRST_VIEW = { requests: 50, kb: 200 };

/** Follows what a page fetches until it is at rest. */
async function firstView(page: Page, path: string): Promise<{ file: string; bytes: number }[]> {
  const finished: Promise<{ file: string; bytes: number }>[] = [];
  const follow = (request: Request) => {
    const file = new URL(request.url()).pathname;
    finished.push(request.sizes().then((sizes) => ({ file, bytes: sizes.responseBodySize })));
  };
  page.on("requestfinished", follow);
  await page.goto(path);
  await page.waitForFunction(() => window.lateStart === undefined);
  await page.waitForLoadState("networkidle");
  page.off("requestfinished", follow);
  return Promise.all(finished);
}

test.describe("on a phone of 390 px with two dots to a pixel", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true });

  for (const path of PAGES) {
    test(`${path} keeps the budget of its first view, its scripts after the rest`, async ({
      page,
    }) => {
      const files = await firstView(page, path);
      expect(await page.evaluate(fetchedScripts)).toEqual({ some: true, early: [] });
      const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
      const largest = files
        .sort((a, b) => b.bytes - a.bytes)
        .slice(0, 8)
        .map((file) => `${file.file} ${file.bytes}`);
      expect(files.length).toBeGreaterThan(0);
      expect(bytes, `The largest: ${largest.join(", ")}`).toBeLessThanOrEqual(FIRST_VIEW.kb * 1000);
      expect(files.length, files.map(({ file }) => file).join(", ")).toBeLessThanOrEqual(
        FIRST_VIEW.requests,
      );
    });
  }
});

for (const path of PAGES) {
  test(`${path} keeps the budgets of its bytes`, async ({ baseURL }) => {
    const site = { folder: SITE_FOLDER, address: baseURL ?? "" };
    const weight = await weighPage(site, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    expect(brokenByteBudgets(weight)).toEqual([]);
  });
}
