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

test("a page comes with its styles and asks once for those below its first screen", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "stylesheet") asked.push(new URL(request.url()).pathname);
  });
  await open(page, "/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  const later = await page.locator("head link[data-late]").getAttribute("href");
  await expect(page.locator("body link[data-late]")).toHaveCount(0);
  await page.waitForLoadState("networkidle");
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
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await open(page, "/");
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    const link = page.getByRole("main").getByRole("link", { name: site.signature.link.label });
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
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
