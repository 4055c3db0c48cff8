import type { Page } from "@playwright/test";
import { htmlOf, PAGES } from "../../support/built-site.ts";
import { clinic, services, site } from "../../support/content.ts";
import { expect, expectNewTab, open, scrollPage, test } from "../../support/test.ts";

const TRANSPARENT = "rgba(0, 0, 0, 0)";
/** The label of the menu item that has the list of services. */
const SERVICES = site.navigation.items.find(({ to }) => to === "/services")?.label ?? "";
const WHITE = "rgba(255, 255, 255, 0.85)";

const header = (page: Page) => page.getByRole("banner");
const toggle = (page: Page) => page.getByRole("button", { name: site.navigation.services });
const servicesLink = (page: Page) =>
  header(page).getByRole("link", { name: SERVICES, exact: true }).filter({ visible: true });
const listed = (page: Page) => header(page).locator("button + ul a");

async function expectListShown(page: Page, shown: boolean): Promise<void> {
  await expect(toggle(page)).toHaveAttribute("aria-expanded", String(shown));
  await expect(listed(page).filter({ visible: true })).toHaveCount(shown ? services.length : 0);
}

test("the header is transparent over a hero, and white past 50 px", { tag: "@both" }, async ({
  page,
}) => {
  await open(page, "/");
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
  // Scroll to 51 first: that the header becomes transparent again proves that it reacted to 50.
  await scrollPage(page, 51);
  await expect(header(page)).toHaveCSS("background-color", WHITE);
  await expect(header(page)).not.toHaveCSS("box-shadow", "none");
  const filter = () =>
    header(page).evaluate((element) => getComputedStyle(element, "::before").backdropFilter);
  await expect.poll(filter).toContain("blur");
  await scrollPage(page, 50);
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
  await expect(header(page)).toHaveCSS("box-shadow", "none");
});

test("the header is transparent on a page without a hero too", async ({ page }) => {
  await open(page, "/privacy-policy");
  await expect(header(page)).toHaveCSS("background-color", TRANSPARENT);
  await scrollPage(page, 51);
  await expect(header(page)).toHaveCSS("background-color", WHITE);
});

const PATCHED = PAGES.filter((path) => /<header[^>]*data-patch/.test(htmlOf(path)));

for (const path of PATCHED) {
  test(`${path}: the patch around the brand doesn't catch clicks`, { tag: "@both" }, async ({
    page,
  }) => {
    await open(page, path);
    const row = await header(page).boundingBox();
    const brand = await header(page)
      .getByRole("link", { name: clinic.shortName, exact: true })
      .boundingBox();
    if (!row || !brand) throw new Error("The header has no brand.");
    const hitAt = (x: number, y: number, parts: string) =>
      page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest(at.parts)?.localName, {
        x,
        y,
        parts,
      });
    // In the header, left of the brand; then below the header, over the page.
    expect(await hitAt(brand.x / 2, brand.y, "a, header")).toBe("header");
    const middle = brand.x + brand.width / 2;
    expect(await hitAt(middle, row.y + row.height + 8, "header, main")).toBe("main");
  });
}

test("the header is sticky", async ({ page }) => {
  await open(page, "/");
  await scrollPage(page, 2000);
  await expect(header(page)).toBeInViewport();
});

test.describe("on a wide screen", () => {
  test("it links to the pages, the services and the booking", async ({ page }) => {
    await page.goto("/");
    const nav = header(page).getByRole("navigation", { name: site.navigation.name });
    for (const { label, to } of site.navigation.items) {
      await expect(nav.getByRole("link", { name: label, exact: true })).toHaveAttribute("href", to);
    }
    await expectNewTab(
      nav.getByRole("link", { name: site.navigation.book }),
      clinic.booking.general,
    );
    const targets = await listed(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href")),
    );
    expect(targets).toEqual(services.map(({ to }) => to));
    for (const [i, { title, line }] of services.entries()) {
      await expect(listed(page).nth(i)).toContainText(title);
      await expect(listed(page).nth(i)).toContainText(line);
    }
  });

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

  test("a click after hovering keeps the list open, another closes it", async ({ page }) => {
    await open(page, "/");
    await toggle(page).hover();
    await expectListShown(page, true);
    await toggle(page).click();
    await expectListShown(page, true);
    await toggle(page).click();
    await expectListShown(page, false);
  });

  test("a service's page marks the services as its parent", async ({ page }) => {
    await open(page, services[0]?.to ?? "");
    await expect(servicesLink(page)).toHaveAttribute("aria-current", "true");
  });

  test("Escape closes a list that is only hovered", async ({ page }) => {
    await open(page, "/");
    await servicesLink(page).hover();
    await expectListShown(page, true);
    await page.keyboard.press("Escape");
    await expectListShown(page, false);
  });

  test("the button opens a list that Escape closed under the pointer", async ({ page }) => {
    await open(page, "/");
    await servicesLink(page).hover();
    await expectListShown(page, true);
    await page.keyboard.press("Escape");
    await expectListShown(page, false);
    await toggle(page).click();
    await expectListShown(page, true);
  });

  test("a key closes a list that the pointer opened", async ({ page }) => {
    await open(page, "/");
    await servicesLink(page).hover();
    await expectListShown(page, true);
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectListShown(page, false);
  });

  test("a passing pointer doesn't close a list that the keyboard is in", async ({ page }) => {
    await open(page, "/");
    await toggle(page).focus();
    await page.keyboard.press("Enter");
    await expectListShown(page, true);
    await page.keyboard.press("Tab");
    await expect(listed(page).first()).toBeFocused();
    await servicesLink(page).hover();
    await page.mouse.move(640, 700);
    await expectListShown(page, true);
    await expect(listed(page).first()).toBeFocused();
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
  });

  test("the list closes when focus leaves it and when a service is chosen", async ({ page }) => {
    await open(page, "/");
    await toggle(page).focus();
    await page.keyboard.press("Space");
    await expectListShown(page, true);
    await listed(page).last().focus();
    await page.keyboard.press("Tab");
    await expectListShown(page, false);
    await servicesLink(page).hover();
    await listed(page).nth(1).click();
    await expect(page).toHaveURL(services[1]?.to ?? "");
    await expectListShown(page, false);
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
});

test.describe("on a wide screen with touch", () => {
  test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true });

  test("a tap on the button opens the list, another closes it", async ({ page }) => {
    await open(page, "/");
    await toggle(page).tap();
    await expectListShown(page, true);
    await toggle(page).tap();
    await expectListShown(page, false);
  });
});
