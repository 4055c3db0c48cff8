import { home, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

/** The styles of a page that a visitor has come to from another one. */
const OWN = "link[rel=stylesheet][href^='/assets/page-']";

/** Notes each frame in which a new page's heading is there and its styles are not. */
function watchFrames(own: string) {
  const first = document.querySelector("h1");
  const look = () => {
    const heading = document.querySelector("h1");
    const styled = [...document.querySelectorAll<HTMLLinkElement>(own)].some(({ sheet }) => sheet);
    if (heading && heading !== first && !styled) document.documentElement.dataset.unstyled = "";
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

test("the next page is never there without its styles, and the first keeps its own", async ({
  page,
}) => {
  await open(page, "/");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(watchFrames, OWN);
  await page.getByRole("main").getByRole("link", { name: site.signature.link.label }).click();
  await expect(page).toHaveURL(site.signature.link.to);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home.hero.title);
  await expect(page.locator("html")).not.toHaveAttribute("data-unstyled");
  await expect(page.locator(OWN)).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
  await expect(page.locator(OWN)).toHaveCount(0);
  await expect.poll(height).toBe(before);
});
