import { home, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

const stylesheets = () =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => /^\/assets\/.*\.css$/.test(path));

/** Notes each frame in which a new page's heading is there and its styles are not. */
function watchFrames() {
  const first = document.querySelector("h1");
  const look = () => {
    const heading = document.querySelector("h1");
    const styled = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")].some(
      ({ sheet }) => sheet,
    );
    if (heading && heading !== first && !styled) document.documentElement.dataset.unstyled = "";
    requestAnimationFrame(look);
  };
  look();
}

test("a page comes with its styles and asks for none of them again", async ({ page }) => {
  await open(page, "/");
  await expect(page.locator("html[data-ready]")).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(stylesheets)).toEqual([]);
});

test("the next page is never there without its styles, and the first keeps its own", async ({
  page,
}) => {
  await open(page, "/");
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await page.evaluate(watchFrames);
  await page.getByRole("main").getByRole("link", { name: site.signature.link.label }).click();
  await expect(page).toHaveURL(site.signature.link.to);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(home.hero.title);
  await expect(page.locator("html")).not.toHaveAttribute("data-unstyled");
  await expect(page.locator("link[rel=stylesheet][href^='/assets/']")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(home.hero.title);
  await expect(page.locator("link[rel=stylesheet][href^='/assets/']")).toHaveCount(0);
  await expect.poll(height).toBe(before);
});
