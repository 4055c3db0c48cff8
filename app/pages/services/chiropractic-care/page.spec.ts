import type { Page } from "@playwright/test";
import { wordsOf } from "../../../../tests/support/content.ts";
import { section } from "../../../../tests/support/page.ts";
import { expect, open, test } from "../../../../tests/support/test.ts";
import { schema } from "./schema.ts";

const PATH = "/services/chiropractic-care";

const words = wordsOf("services/chiropractic-care", schema);
const { care } = words;

const panelTitles = (page: Page, tab: string) =>
  page.getByRole("tabpanel", { name: tab }).getByRole("heading", { level: 3 });
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

test("a panel without controls takes focus itself", async ({ page }) => {
  await open(page, PATH);
  const tab = page.getByRole("tab").first();
  await tab.focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel")).toBeFocused();
});

test("the tabs show benefits first, conditions on request", async ({ page }) => {
  await open(page, PATH);
  const { benefits, conditions } = care;
  const tabs = section(page, care.title).getByRole("tab");
  await expect(tabs).toHaveText([benefits.tab, conditions.tab]);
  await expect(panelTitles(page, benefits.tab)).toHaveText(titles(benefits.items));
  await expect(panelTitles(page, conditions.tab)).toHaveCount(0);
  await tabs.first().click();
  await tabs.last().click();
  await expect(panelTitles(page, conditions.tab)).toHaveText(titles(conditions.items));
  await expect(panelTitles(page, benefits.tab)).toHaveCount(0);
  await page.keyboard.press("ArrowLeft");
  await expect(panelTitles(page, benefits.tab)).toHaveText(titles(benefits.items));
});
