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

for (const path of PAGES) {
  test(`${path} keeps the budgets of its bytes`, async ({ baseURL }) => {
    const site = { folder: SITE_FOLDER, address: baseURL ?? "" };
    const weight = await weighPage(site, { path, html: htmlOf(path) });
    expect(weight.script).toBeGreaterThan(0);
    expect(brokenByteBudgets(weight)).toEqual([]);
  });

  test(`${path} fetches no script before it has loaded`, async ({ page }) => {
    await page.goto(path);
    await page.waitForFunction(() => window.lateStart === undefined);
    expect(await page.evaluate(fetchedScripts)).toEqual({ some: true, early: [] });
  });
}
