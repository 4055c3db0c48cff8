import type { Page } from "@playwright/test";
import { cards, clinic, home, site } from "../../../tests/support/content.ts";
import { section } from "../../../tests/support/page.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";

test.beforeEach(({ page }) => open(page, "/"));

const list = (page: Page) => page.getByRole("list", { name: home.services.title });

/** The selected tab's panel. */
const panelOf = (page: Page) => section(page, home.help.title).getByRole("tabpanel");

/** The left edge of each card. */
const edges = (page: Page) =>
  list(page)
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));

test("on a wide screen the cards are a grid of three columns, or four if three would leave one card alone", async ({
  page,
}) => {
  const columns = cards.length > 3 && cards.length % 3 === 1 ? 4 : 3;
  expect(new Set(await edges(page)).size).toBe(Math.min(columns, cards.length));
  await expect(page.getByRole("button", { name: site.cards.forward })).toBeHidden();
});

test("on a phone the cards are a row that snaps, has buttons and shows the next card's edge", {
  tag: "@phone",
}, async ({ page }) => {
  await expect(list(page)).toHaveCSS("scroll-snap-type", "x mandatory");
  // The row itself doesn't scroll vertically.
  await expect(list(page)).toHaveCSS("overflow-y", "hidden");
  const [start = 0, next = 0] = await edges(page);
  expect(next).toBeGreaterThan(start);
  expect(next).toBeLessThan(page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: site.cards.forward }).tap();
  await expect.poll(async () => (await edges(page))[1]).toBe(start);
  await page.getByRole("button", { name: site.cards.back }).tap();
  await expect.poll(async () => (await edges(page))[0]).toBe(start);
});

test("each tab shows its title, text, conditions and a link to book an assessment", {
  tag: "@long-phone",
}, async ({ page }) => {
  const tabs = page.getByRole("tablist", { name: home.help.eyebrow }).getByRole("tab");
  await expect(tabs).toHaveText(home.help.tabs.map(({ tab }) => tab));
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const { tab, title, description, conditionsTitle, conditions } of home.help.tabs) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    const panel = panelOf(page);
    await expect(panel, tab).toHaveCount(1);
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(description)).toBeVisible();
    await expect(panel.getByRole("heading", { name: conditionsTitle })).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveText(conditions);
    const book = panel.getByRole("link", { name: home.help.bookAssessment });
    await expectNewTab(book, clinic.booking.assessment);
  }
});

test("arrow keys, Home and End select a tab, and Tab moves into its panel", async ({ page }) => {
  const all = home.help.tabs;
  const [first, second, last] = [all[0], all[1], all.at(-1)];
  const tab = (of?: { tab: string }) => page.getByRole("tab", { name: of?.tab ?? "", exact: true });
  await tab(first).focus();
  const presses = [
    ["ArrowRight", second],
    ["ArrowLeft", first],
    ["ArrowLeft", last],
    ["ArrowRight", first],
    ["End", last],
    ["Home", first],
    // A browser shortcut; the tabs ignore it.
    ["Control+End", first],
  ] as const;
  for (const [key, chosen] of presses) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(tab(chosen)).toHaveAttribute("aria-selected", "true");
    await expect(panelOf(page)).toContainText(chosen?.title ?? "no tab");
  }
  await page.keyboard.press("Tab");
  await expect(panelOf(page).locator(":focus, :scope:focus")).toHaveCount(1);
});
