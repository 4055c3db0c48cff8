import type { Page } from "@playwright/test";
import { services, servicesLabel, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const TRANSPARENT = "rgba(0, 0, 0, 0)";
const WHITE = "rgba(255, 255, 255, 0.85)";

const header = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) =>
  page.getByRole("button", { name: site.navigation.servicesListButton });
const servicesLink = (page: Page) =>
  header(page).getByRole("link", { name: servicesLabel, exact: true }).filter({ visible: true });
const listed = (page: Page) => header(page).locator("button + ul a");

async function expectListShown(page: Page, shown: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", String(shown));
  await expect(listed(page).filter({ visible: true })).toHaveCount(shown ? services.length : 0);
}

test("hovering opens the list and turns the header white, leaving undoes both", async ({
  page,
}) => {
  await open(page, "/");
  await servicesLink(page).hover();
  await expectListShown(page, true);
  await expect(header(page)).toHaveCSS("background-color", WHITE);
  // Hover all the way down the list: no gap may close it.
  await listed(page).last().hover();
  await expectListShown(page, true);
  await page.mouse.move(20, 700, { steps: 5 });
  await expectListShown(page, false);
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
});

test("Escape closes a list that is only hovered", async ({ page }) => {
  await open(page, "/");
  await servicesLink(page).hover();
  await expectListShown(page, true);
  await page.keyboard.press("Escape");
  await expectListShown(page, false);
});

test("the keyboard opens and closes the list", async ({ page }) => {
  await open(page, "/");
  await servicesLink(page).focus();
  await page.keyboard.press("Tab");
  await expect(toggle(page)).toBeFocused();
  await expectListShown(page, false);
  await page.keyboard.press("Enter");
  await expectListShown(page, true);
  await page.keyboard.press("Tab");
  await expect(listed(page).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expectListShown(page, false);
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press("Space");
  await listed(page).last().focus();
  await page.keyboard.press("Tab");
  await expectListShown(page, false);
});

test.describe("with touch", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("a tap on the button opens the list, another closes it", async ({ page }) => {
    await open(page, "/");
    await toggle(page).tap();
    await expectListShown(page, true);
    await toggle(page).tap();
    await expectListShown(page, false);
  });
});
