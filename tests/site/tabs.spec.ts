import { home } from "../support/content.ts";
import { section } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

const { kindsOfCare } = home;

test("each tab shows its panel, and no other", async ({ page }) => {
  await open(page, "/");
  const tabs = page.getByRole("tablist", { name: kindsOfCare.eyebrow }).getByRole("tab");
  await expect(tabs).toHaveText(kindsOfCare.tabs.map(({ label }) => label));
  await expect(tabs.first()).toHaveAttribute("aria-selected", "true");
  for (const { label, title } of kindsOfCare.tabs) {
    await page.getByRole("tab", { name: label, exact: true }).click();
    const panel = section(page, kindsOfCare.title).getByRole("tabpanel");
    await expect(panel, label).toHaveCount(1);
    await expect(panel.getByRole("heading", { name: title })).toBeVisible();
  }
});

test("arrow keys, Home and End select a tab, and Tab moves into its panel", async ({ page }) => {
  await open(page, "/");
  const all = kindsOfCare.tabs;
  const [first, second, last] = [all[0], all[1], all.at(-1)];
  const tab = (of?: { label: string }) =>
    page.getByRole("tab", { name: of?.label ?? "", exact: true });
  const panel = section(page, kindsOfCare.title).getByRole("tabpanel");
  await tab(first).focus();
  for (const [key, chosen] of [
    ["ArrowRight", second],
    ["ArrowLeft", first],
    ["ArrowLeft", last],
    ["ArrowRight", first],
    ["End", last],
    ["Home", first],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(chosen)).toBeFocused();
    await expect(tab(chosen)).toHaveAttribute("aria-selected", "true");
    await expect(panel).toContainText(chosen?.title ?? "no tab");
  }
  await page.keyboard.press("Tab");
  await expect(panel.locator(":focus, :scope:focus")).toHaveCount(1);
});

test("a panel without controls takes focus itself", async ({ page }) => {
  await open(page, "/services/chiropractic-care");
  await page.getByRole("tab").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});
