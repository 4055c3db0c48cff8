import type { Page } from "@playwright/test";
import { home } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

const servicesLink = (page: Page) =>
  page.getByRole("main").getByRole("link", { name: home.services.all.label });
/** How often the page of that link has been asked for: its file is named in the router's list of routes. */
const asked = (page: Page) =>
  page.evaluate((to) => {
    const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
    const file = routes.find(({ path }) => `/${path}` === to)?.module;
    return document.head.querySelectorAll(`link[rel=modulepreload][href="${file}"]`).length;
  }, home.services.all.to);

test("a page is fetched once its link is focused", async ({ page }) => {
  await open(page, "/");
  expect(await asked(page)).toBe(0);
  const styles = page.waitForResponse(/\.css$/);
  await servicesLink(page).evaluate((link) => link.focus({ preventScroll: true }));
  await expect.poll(() => asked(page)).toBe(1);
  expect((await styles).ok()).toBe(true);
});

test("a page is fetched when the browser rests and its link is in view", async ({ page }) => {
  await open(page, "/");
  await servicesLink(page).evaluate((link) => link.scrollIntoView({ behavior: "instant" }));
  await expect.poll(() => asked(page)).toBe(1);
});

test("nothing is fetched ahead for a visitor who saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await open(page, "/");
  await servicesLink(page).hover();
  await servicesLink(page).focus();
  await expect(servicesLink(page)).toBeFocused();
  expect(await asked(page)).toBe(0);
});
