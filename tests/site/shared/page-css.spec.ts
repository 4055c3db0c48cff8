import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../../support/built-site.ts";
import { home, SHOWN, site } from "../../support/content.ts";
import { loadFrames } from "../../support/frames.ts";
import { setSaveData } from "../../support/page.ts";
import { expect, open, scrollPage, test } from "../../support/test.ts";

/** The site's stylesheet once it has loaded. It's applied when another page is shown. */
const prefetched = (page: Page) =>
  page.locator('head link[href^="/assets/style-"][media="not all"]');

/** Runs in the page. Marks the document if a new page's heading is ever shown before the whole stylesheet. */
function watchFrames(): void {
  const root = document.documentElement;
  const first = document.querySelector("h1");
  const check = () => {
    const heading = document.querySelector("h1");
    const hasStylesheet = [...document.styleSheets].some(
      ({ href, media }) => href?.includes("/assets/style-") && matchMedia(media.mediaText).matches,
    );
    if (heading && heading !== first && !hasStylesheet) root.dataset.unstyled = "";
    requestAnimationFrame(check);
  };
  check();
}

test("a page has its critical CSS inline and requests its deferred CSS once", async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet")
      requestedPaths.push(new URL(request.url()).pathname);
  });
  await setSaveData(page, true);
  await open(page, "/");
  const deferred = await page.locator("[data-deferred-css] > link").getAttribute("href");
  // Wait for a last request, so that all earlier ones are recorded.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(requestedPaths.filter((path) => path.startsWith("/assets/"))).toEqual([deferred]);
});

test("without script a page loads its deferred CSS too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await context.close();
});

/** Runs in the page. Puts the whole site's stylesheet in place of the page's, and lists what changes. */
function changesByReplacing(link: Element): string[] {
  // Sizes in a closed disclosure aren't known until something has to lay it out.
  const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
  const styles = shown.flatMap((element) =>
    ["", "::before", "::after"].map((pseudo) => ({
      label: `${element.localName}.${element.className}${pseudo}`,
      style: getComputedStyle(element, pseudo),
    })),
  );
  const read = () =>
    styles
      .filter(({ style }) => style.content !== "none")
      .flatMap(({ label, style }) =>
        [...style].map((name) => `${label} ${name}: ${style.getPropertyValue(name)}`),
      );
  // Lay the whole page out again first: after a partial layout, Chromium may report an automatic margin as 0.
  document.body.style.display = "none";
  document.body.getBoundingClientRect();
  document.body.style.display = "";
  const before = read();
  link.setAttribute("media", "all");
  document.querySelector("[data-deferred-css] > link")?.remove();
  return read().filter((line, i) => line !== before[i]);
}

for (const path of PAGE_KINDS) {
  test(`${path} has all the CSS it needs: the whole site's stylesheet changes nothing`, {
    tag: "@long",
  }, async ({ page }) => {
    await open(page, path);
    await expect(prefetched(page)).toHaveCount(1);
    await loadFrames(page);
    if (SHOWN.chat) await expect(page.locator("chat-widget")).toBeAttached();
    await scrollPage(page, 500);
    expect(await prefetched(page).evaluate(changesByReplacing)).toEqual([]);
  });
}

for (const saveData of [false, true]) {
  const how = saveData ? "loaded on click" : "prefetched";
  test(`the next page, its CSS ${how}, is never shown unstyled, and the first page keeps its CSS`, {
    tag: saveData ? "@long" : [],
  }, async ({ page }) => {
    await setSaveData(page, saveData);
    await open(page, "/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = page
      .getByRole("main")
      .getByRole("link", { name: site.practitionerTeaser.link.label });
    await link.scrollIntoViewIfNeeded();
    await expect(prefetched(page)).toHaveCount(saveData ? 0 : 1);
    await page.evaluate(watchFrames);
    await link.click();
    await expect(page).toHaveURL(site.practitionerTeaser.link.to);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home.hero.title);
    await expect(page.locator("html")).not.toHaveAttribute("data-unstyled");
    await expect(page.locator("[data-deferred-css] > link")).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
    await expect.poll(height).toBe(before);
  });
}
