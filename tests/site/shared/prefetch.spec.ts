import type { Page } from "@playwright/test";
import { home, pages, services, site } from "../../support/content.ts";
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

const [service] = services;

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

test("pressing a link loads the next page's picture before the click", {
  tag: "@long-phone",
}, async ({ page }) => {
  const listed = page.waitForResponse(/first-pictures/);
  await open(page, "/services");
  await (await listed).finished();
  const link = page
    .getByRole("main")
    .getByRole("listitem")
    .locator(`a[href="${service?.to}"]`, { hasText: site.cards.learnMore });
  const next = pages.find(({ path }) => path === service?.to)?.fields.hero.picture;
  const isNextPicture = (url: string) =>
    [next?.src, next?.phone?.src].some((src) => src && url.includes(`${src}-`));
  const requested = page.waitForRequest((request) => isNextPicture(request.url()));
  await link.dispatchEvent("pointerdown");
  await requested;
  await expect(page).toHaveURL("/services");
  // The page then needs no other file of it.
  const more: string[] = [];
  page.on("request", (request) => {
    if (isNextPicture(request.url())) more.push(request.url());
  });
  await link.click();
  await expect(page).toHaveURL(service?.to ?? "");
  const picture = page.getByRole("main").locator("section").first().locator("img").last();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(more).toEqual([]);
});
