import type { Page } from "@playwright/test";
import { home } from "../support/content.ts";
import { expect, test } from "../support/test.ts";

const SLOWER = 4;

/** Opens Home with CPU throttling and returns at the first paint, before hydration. */
async function openSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await page.goto("/", { waitUntil: "commit" });
  await page.waitForFunction(
    () => performance.getEntriesByName("first-contentful-paint").length > 0,
  );
}

test("a tab clicked right after the first paint is selected", { tag: "@long" }, async ({
  page,
}) => {
  await openSlowly(page);
  const tab = page.getByRole("tab", { name: home.help.tabs[1]?.tab ?? "no tab", exact: true });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(home.help.tabs[1]?.title ?? "no tab");
});

test("the menu tapped right after the first paint opens", { tag: ["@phone", "@long"] }, async ({
  page,
}) => {
  await openSlowly(page);
  const menu = page.getByRole("banner").locator("details");
  await menu.locator("summary").tap();
  await expect(menu).toHaveAttribute("open");
});

test("a link clicked right after the first paint works", { tag: "@long" }, async ({ page }) => {
  await openSlowly(page);
  await page.getByRole("main").getByRole("link", { name: home.services.all.label }).click();
  await expect(page).toHaveURL(home.services.all.to);
});
