import type { Page } from "@playwright/test";
import { home } from "../../support/content.ts";
import { setSaveData } from "../../support/page.ts";
import { expect, open, test } from "../../support/test.ts";

const servicesLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: home.services.all.label });

/**
 * The route scripts the page has preloaded; each file is called page-….js. Other parts may be loaded later
 * too.
 */
const prefetched = (page: Page) =>
  page.evaluate(() =>
    [...document.head.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")]
      .map(({ href }) => href)
      .filter((href) => /\/page-[^/]+\.js$/.test(href)),
  );

test("a page is prefetched when its link is focused", async ({ page }) => {
  await open(page, "/");
  const before = await prefetched(page);
  await servicesLink(page).evaluate((link) => link.focus({ preventScroll: true }));
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
});

test("a page is prefetched when its link is in view and the browser is idle", async ({ page }) => {
  await open(page, "/");
  const before = await prefetched(page);
  await servicesLink(page).evaluate((link) => link.scrollIntoView({ behavior: "instant" }));
  await expect.poll(async () => (await prefetched(page)).length).toBeGreaterThan(before.length);
});

test("nothing is prefetched for a visitor who saves data", async ({ page }) => {
  await setSaveData(page, true);
  await open(page, "/");
  const before = await prefetched(page);
  await servicesLink(page).hover();
  await servicesLink(page).focus();
  await expect(servicesLink(page)).toBeFocused();
  expect(await prefetched(page)).toEqual(before);
  await expect(page.locator("link[rel=prefetch]")).toHaveCount(0);
});
