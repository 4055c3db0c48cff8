import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/test.ts";

test.beforeEach(({ page }) => open(page, "/"));

const menu = (page: Page) => page.getByRole("banner").locator("details");
const toggle = (page: Page) => menu(page).locator("summary");
const isOpen = (page: Page) => menu(page).evaluate((details: HTMLDetailsElement) => details.open);

test("Escape closes the menu and gives focus back to its button", { tag: "@mobile" }, async ({
  page,
}) => {
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => isOpen(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect.poll(() => isOpen(page)).toBe(false);
  await expect(toggle(page)).toBeFocused();
});

test("focus never moves to the page behind the menu", { tag: "@mobile" }, async ({ page }) => {
  await toggle(page).tap();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await menu(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(":is(main, footer) :focus")).toHaveCount(0);
});

test("the menu closes when the window gets wide, and the page is no longer inert", {
  tag: "@mobile",
}, async ({ page }) => {
  await toggle(page).tap();
  await expect(page.locator("main")).toHaveAttribute("inert");
  await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator("main")).not.toHaveAttribute("inert");
  await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
  await expect.poll(() => isOpen(page)).toBe(false);
});
