import type { Page } from "@playwright/test";
import { site } from "../support/content.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

const TRANSPARENT = "rgba(0, 0, 0, 0)";
const WHITE = "rgba(255, 255, 255, 0.85)";

const header = (page: Page) => page.getByRole("banner");

test("the header is transparent over a hero, and white past 50 px", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/");
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
  // Scroll to 51 first: that the header becomes transparent again proves that it reacted to 50.
  await scrollPage(page, 51);
  await expect(header(page)).toHaveCSS("background-color", WHITE);
  await expect(header(page)).not.toHaveCSS("box-shadow", "none");
  await expect(header(page)).toBeInViewport({ ratio: 1 });
  await scrollPage(page, 50);
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
  await expect(header(page)).toHaveCSS("box-shadow", "none");
});

test("the current page is marked", async ({ page }) => {
  const [here, there] = site.navigation.items.slice(-2);
  await open(page, here?.to ?? "");
  const marked = header(page).locator('[aria-current="page"]').filter({ visible: true });
  await expect(marked).toHaveText(here?.label ?? "");
  await header(page)
    .getByRole("link", { name: there?.label ?? "", exact: true })
    .click();
  await expect(marked).toHaveText(there?.label ?? "");
});

test("the skip link is the first tab stop and skips the header", async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: site.skipLink });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});
