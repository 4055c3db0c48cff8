import type { Page } from "@playwright/test";
import { services, site } from "../support/content.ts";
import { delay } from "../support/hydration.ts";
import { setSaveData } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

// A script that can't be loaded leads to the target's document. The stylesheet is the same on all pages. Without a connection, the page that's being read stays.

test.use({ allowedMessages: /ERR_|status of 404|dynamically imported module/ });

const FROM = "/about";
const TO = "/terms-of-service";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const follow = (page: Page, to: string) =>
  page.getByRole("contentinfo").locator(`a[href="${to}"]`).click();

test("after a deploy that has replaced the next page's script, the clicked page opens", async ({
  page,
}) => {
  // Nothing is prefetched.
  await setSaveData(page, true);
  await open(page, FROM);
  let isNew = false;
  page.on("request", (request) => {
    isNew ||= request.isNavigationRequest();
  });
  // The next document finds its own files.
  await page.route(/\/assets\/terms-of-service-[^/]*\.js$/, (route) =>
    isNew ? route.continue() : route.fulfill({ status: 404 }),
  );
  const loaded = page.waitForEvent("load");
  await follow(page, TO);
  await loaded;
  await expect(page).toHaveURL(TO);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${TO}$`));
  await page.goBack();
  await expect(page).toHaveURL(FROM);
});

test("who goes back before a clicked page's files have come stays there", async ({ page }) => {
  await setSaveData(page, true);
  await open(page, "/");
  await page.getByRole("contentinfo").locator(`a[href="${FROM}"]`).click();
  await expect(page).toHaveURL(FROM);
  const release = await delay(page, /\/assets\/terms-of-service-[^/]*\.js$/);
  await follow(page, TO);
  await page.goBack();
  await expect(page).toHaveURL("/");
  const loaded = page.waitForResponse(/terms-of-service/);
  release();
  await (await loaded).finished();
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page).toHaveURL("/");
});

test("while the site can't be reached, a click leaves the page as it is and says so", async ({
  page,
}) => {
  await setSaveData(page, true);
  await open(page, FROM);
  const title = await heading(page).textContent();
  // `navigator.onLine` stays true.
  await page.route("**", (route) => route.abort());
  await follow(page, TO);
  await expect(page.getByText(site.offline)).toBeVisible();
  await expect(page).toHaveURL(FROM);
  await expect(heading(page)).toHaveText(title ?? "");
  await page.unrouteAll();
  await follow(page, TO);
  await expect(page).toHaveURL(TO);
  await expect(page.getByText(site.offline)).toHaveCount(0);
});

test("offline, a page that has been open before still opens", async ({ page }) => {
  const to = services[0]?.path ?? "";
  await open(page, to);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await page.context().setOffline(true);
  await page.getByRole("main").locator(`a[href="${to}"]`).first().click();
  await expect(page).toHaveURL(to);
  await expect(page.getByText(site.offline)).toHaveCount(0);
});
