import type { Page } from "@playwright/test";
import { home, services, servicesLabel, site } from "../support/content.ts";
import { openWithoutScript } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";

const QUESTIONS_PAGE = services[0]?.to ?? "";

const tab = (page: Page, i: number) =>
  page.getByRole("tab", { name: home.help.tabs[i]?.tab ?? "no tab", exact: true });

test("a tab clicked before hydration is selected after it", async ({ page }) => {
  const release = await openWithoutScript(page, "/");
  await tab(page, 2).click();
  await expect(tab(page, 0)).toHaveAttribute("aria-selected", "true");
  release();
  await expect(tab(page, 2)).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("tabpanel")).toContainText(home.help.tabs[2]?.title ?? "no tab");
});

test("a newer click isn't undone by the replay of an older one", { tag: "@long" }, async ({
  page,
}) => {
  await page.clock.install();
  const release = await openWithoutScript(page, "/");
  // The replay runs in a timer, which is paused here.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await tab(page, 2).click();
  release();
  await waitForReact(page);
  await tab(page, 1).click();
  await expect(tab(page, 1)).toHaveAttribute("aria-selected", "true");
  await page.clock.runFor(1000);
  await expect(tab(page, 1)).toHaveAttribute("aria-selected", "true");
});

test("a link clicked before hydration works", async ({ page }) => {
  await openWithoutScript(page, "/");
  await page
    .getByRole("main")
    .getByRole("link", { name: site.practitionerTeaser.link.label })
    .click();
  await expect(page).toHaveURL(site.practitionerTeaser.link.to);
});

test("a question opened before hydration stays open", async ({ page }) => {
  const release = await openWithoutScript(page, QUESTIONS_PAGE);
  const question = page.getByRole("main").locator("details").nth(1);
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  release();
  await waitForReact(page);
  await expect(question).toHaveAttribute("open");
});

test("the menu opened before hydration stays open and makes the page inert", {
  tag: "@phone",
}, async ({ page }) => {
  const release = await openWithoutScript(page, "/");
  const menu = page.getByRole("banner").locator("details");
  await menu.locator("summary").tap();
  await expect(menu).toHaveAttribute("open");
  release();
  await waitForReact(page);
  await expect(menu).toHaveAttribute("open");
  await expect(page.locator("main")).toHaveAttribute("inert");
});

test("the services list hovered before hydration stays open", { tag: "@long" }, async ({
  page,
}) => {
  const release = await openWithoutScript(page, "/");
  const link = page.getByRole("banner").getByRole("link", { name: servicesLabel, exact: true });
  const listed = page.getByRole("banner").locator('nav a[href^="/services/"]:visible');
  await link.first().hover();
  await expect(listed).toHaveCount(services.length);
  release();
  const toggle = page.getByRole("button", { name: site.navigation.services });
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(listed).toHaveCount(services.length);
});
