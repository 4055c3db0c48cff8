import type { Page } from "@playwright/test";
import { clinic, services, site } from "../../support/content.ts";
import { expect, expectNewTab, open, test } from "../../support/test.ts";

test.skip(({ isMobile }) => !isMobile, "a wide screen has the bar's own links");
test.beforeEach(({ page }) => open(page, "/"));

const menu = (page: Page) => page.getByRole("banner").locator("details");
const toggle = (page: Page) => menu(page).locator("summary");
const isOpen = (page: Page) => menu(page).evaluate((details: HTMLDetailsElement) => details.open);

test("it holds the same items, the services indented and the booking", async ({ page }) => {
  await toggle(page).tap();
  const panel = menu(page).getByRole("navigation");
  for (const { label, to } of site.navigation.items) {
    const link = panel.getByRole("link", { name: label, exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute("href", to);
  }
  const left = (name: string) =>
    panel
      .getByRole("link", { name, exact: true })
      .evaluate((link) => link.getBoundingClientRect().left);
  for (const { title, to } of services) {
    await expect(panel.getByRole("link", { name: title, exact: true })).toHaveAttribute("href", to);
    expect(await left(title)).toBeGreaterThan(await left("Services"));
  }
  await expectNewTab(
    panel.getByRole("link", { name: site.navigation.book }),
    clinic.booking.general,
  );
});

test("it closes when a page is chosen", async ({ page }) => {
  await toggle(page).tap();
  await menu(page).getByRole("link", { name: "About", exact: true }).tap();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("it closes when the page one is on is chosen", async ({ page }) => {
  await toggle(page).tap();
  await menu(page).getByRole("link", { name: "Home", exact: true }).tap();
  await expect.poll(() => isOpen(page)).toBe(false);
});

test("Escape closes it and gives focus back to its button", async ({ page }) => {
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  expect(await isOpen(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  expect(await isOpen(page)).toBe(false);
  await expect(toggle(page)).toBeFocused();
});

test("focus that leaves it never goes behind it", async ({ page }) => {
  await toggle(page).tap();
  await menu(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":is(main, footer) :focus")).toHaveCount(0);
});

test("the page behind it stands still", async ({ page }) => {
  await toggle(page).tap();
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await toggle(page).tap();
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
});

test("booking opens a new tab and leaves no menu behind", async ({ page, context }) => {
  await context.route(clinic.booking.general, (route) => route.fulfill({ body: "" }));
  await toggle(page).tap();
  await menu(page).getByRole("link", { name: site.navigation.book }).tap();
  await expect.poll(() => isOpen(page)).toBe(false);
});

test("what it covers is out of reach while it is open", async ({ page }) => {
  await toggle(page).tap();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await toggle(page).tap();
  await expect(page.locator("main")).not.toHaveAttribute("inert");
});

test("booking and call stay in sight on a low screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await toggle(page).tap();
  for (const name of [site.navigation.book, site.factsLine.call])
    await expect(menu(page).getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});
