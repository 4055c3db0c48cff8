import type { Page } from "@playwright/test";
import { home, site } from "../support/content.ts";
import { openWithoutScript } from "../support/hydration.ts";
import { expect, test } from "../support/test.ts";

// What a visitor does before the page's script has arrived isn't lost.

const tab = (page: Page, i: number) =>
  page.getByRole("tab", { name: home.help.tabs[i]?.tab ?? "no tab", exact: true });

test("a tab clicked before hydration is selected after it", async ({ page }) => {
  const release = await openWithoutScript(page, "/");
  await tab(page, 2).click();
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true");
  release();
  await expect(tab(page, 2)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(home.help.tabs[2]?.title ?? "no tab");
  // It isn't selected again after a newer click.
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute("aria-selected", "true");
});

test("a link clicked before hydration works", async ({ page }) => {
  await openWithoutScript(page, "/");
  const { label, to } = site.practitionerTeaser.link;
  await page.getByRole("main").getByRole("link", { name: label }).click();
  await expect(page).toHaveURL(to);
});
