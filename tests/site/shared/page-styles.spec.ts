import type { Page } from "@playwright/test";
import { home, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

/**
 * Runs in the page. Says on the document, frame by frame, how many files of styles of other pages than the
 * first are in force, and notes a frame in which a new page's heading is there and none of them is.
 */
function watchFrames(): void {
  const root = document.documentElement;
  const first = document.querySelector("h1");
  const isInForce = ({ href, media }: StyleSheet) =>
    /\/assets\/page-[^/]+\.css$/.test(href ?? "") && matchMedia(media.mediaText).matches;
  const look = () => {
    const heading = document.querySelector("h1");
    const found = [...document.styleSheets].filter(isInForce).length;
    root.dataset.styles = String(found);
    if (heading && heading !== first && found === 0) root.dataset.unstyled = "";
    requestAnimationFrame(look);
  };
  look();
}

/** As a visitor who asks to save data, or not: for one who does nothing is fetched ahead. */
const setSaveData = (page: Page, saveData: boolean) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, "connection", { value: { saveData: value } });
  }, saveData);

/** Whether the styles of a page that is not open yet are here: its route in the router's list then names none. */
const stylesAhead = (page: Page, to: string) =>
  page.evaluate((path) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
    const route = routes.find((one) => `/${one.path}` === path);
    return route?.css?.length === 0 ? "here" : `missing: ${route?.css}`;
  }, to);

test("a page comes with its styles and asks once for those below its first screen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  await setSaveData(page, true);
  await open(page, "/");
  const later = await page.locator("head link[data-late]").getAttribute("href");
  await expect(page.locator("body link[data-late]")).toHaveCount(0);
  // The page's last request so far: all that it asked for before are known.
  await page.evaluate(() => fetch("/robots.txt"));
  expect(asked.filter((path) => path.startsWith("/assets/"))).toEqual([later]);
});

test("without script a page has the styles below its first screen too", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.getByRole("contentinfo")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  await context.close();
});

for (const saveData of [false, true]) {
  const how = saveData ? "asked for at the click" : "fetched ahead";
  test(`the next page, ${how}, is never there without its styles, and the first keeps its own`, async ({
    page,
  }) => {
    await setSaveData(page, saveData);
    await open(page, "/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = page.getByRole("main").getByRole("link", { name: site.signature.link.label });
    await link.scrollIntoViewIfNeeded();
    // Fetched once it is pointed at, if not before.
    await link.hover();
    if (!saveData) await expect.poll(() => stylesAhead(page, site.signature.link.to)).toBe("here");
    await page.evaluate(watchFrames);
    await link.click();
    await expect(page).toHaveURL(site.signature.link.to);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home.hero.title);
    const root = page.locator("html");
    await expect(root).not.toHaveAttribute("data-unstyled");
    await expect(root).toHaveAttribute("data-styles", "1");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
    await expect(root).toHaveAttribute("data-styles", "0");
    await expect.poll(height).toBe(before);
  });
}
