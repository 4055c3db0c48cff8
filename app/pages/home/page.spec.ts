import { cards, home, site } from "../../../tests/support/content.ts";
import { section } from "../../../tests/support/page.ts";
import { expect, open, test } from "../../../tests/support/test.ts";

const { services, kindsOfCare, gettingHere } = home;

test("a fragment in the address scrolls to its section", async ({ page }) => {
  await open(page, "/#location");
  await expect(section(page, gettingHere.title)).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).not.toBeInViewport();
});

test("on a phone the cards are a row with buttons, on a wide screen a grid without", {
  tag: "@both",
}, async ({ page, isMobile }) => {
  await open(page, "/");
  const list = page.getByRole("list", { name: services.title });
  await expect(list.getByRole("listitem")).toHaveCount(cards.length);
  const next = page.getByRole("button", { name: site.pageCards.nextButton });
  await expect(next).toBeVisible({ visible: isMobile });
  if (!isMobile) return;
  const scrolled = () => list.evaluate((element) => element.scrollLeft);
  await next.tap();
  await expect.poll(scrolled).toBeGreaterThan(0);
  await page.getByRole("button", { name: site.pageCards.previousButton }).tap();
  await expect.poll(scrolled).toBe(0);
});

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
