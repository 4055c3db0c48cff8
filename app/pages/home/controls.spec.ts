import type { Page } from "@playwright/test";
import { clinic, home, site } from "../../../tests/support/content.ts";
import { expect, expectNewTab, open, test } from "../../../tests/support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ page }) => open(page, "/"));

const list = (page: Page) => page.getByRole("list", { name: home.services.eyebrow });

/** Where the left edges of the cards are, in the window. */
const edges = (page: Page) =>
  list(page)
    .getByRole("listitem")
    .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));

test("on a wide screen the cards are a grid of three columns", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has the row");
  const [first, second, third, ...below] = await edges(page);
  expect(new Set([first, second, third]).size).toBe(3);
  expect(below).toEqual([first, second, third]);
  await expect(page.getByRole("button", { name: site.cards.forward })).toBeHidden();
});

test("on a phone the cards are a row that snaps, moves by buttons and shows the next edge", async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide screen has the grid");
  await expect(list(page)).toHaveCSS("scroll-snap-type", "x mandatory");
  const [start = 0, next = 0] = await edges(page);
  expect(next).toBeGreaterThan(start);
  expect(next).toBeLessThan(page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: site.cards.forward }).tap();
  await expect.poll(async () => (await edges(page))[1]).toBe(start);
  await page.getByRole("button", { name: site.cards.back }).tap();
  await expect.poll(async () => (await edges(page))[0]).toBe(start);
});

test("on a phone the row never scrolls up and down by itself", async ({ page, isMobile }) => {
  test.skip(!isMobile, "a wide screen has the grid");
  await expect(list(page)).toHaveCSS("overflow-y", "hidden");
});

test("four tabs, each with its title, words, concerns and the way to an assessment", async ({
  page,
}) => {
  const tabs = page.getByRole("tablist", { name: home.help.eyebrow }).getByRole("tab");
  await expect(tabs).toHaveText(home.help.tabs.map(({ tab }) => tab));
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const { id, tab, title, description, concerns, conditions } of home.help.tabs) {
    await page.getByRole("tab", { name: tab, exact: true }).click();
    const panel = page.getByRole("tabpanel");
    await expect(panel, id).toHaveCount(1);
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
    await expect(panel.getByText(description)).toBeVisible();
    await expect(panel.getByRole("heading", { name: concerns })).toBeVisible();
    await expect(panel.getByRole("listitem")).toHaveText(conditions);
    const book = panel.getByRole("link", { name: "Book Assessment" });
    await expectNewTab(book, clinic.booking.assessment);
  }
});

test("the tabs answer the arrow keys, from the default and round the end", async ({ page }) => {
  const [first, second, , last] = home.help.tabs;
  const tab = (of?: { tab: string }) => page.getByRole("tab", { name: of?.tab ?? "", exact: true });
  expect(first?.id).toBe("chiropractic");
  await tab(first).focus();
  const presses = [
    ["ArrowRight", second],
    ["ArrowLeft", first],
    ["ArrowLeft", last],
    ["ArrowRight", first],
    ["End", last],
    ["Home", first],
  ] as const;
  for (const [key, chosen] of presses) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(tab(chosen)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel")).toContainText(chosen?.title ?? "no tab");
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").locator(":focus, :scope:focus")).toHaveCount(1);
});

test("below the tabs stands the way to a consultation", async ({ page }) => {
  const link = page.getByRole("main").getByRole("link", { name: "Book a Consultation" });
  await expectNewTab(link, clinic.booking.general);
});
