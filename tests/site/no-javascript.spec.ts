import { PAGES } from "../support/built-site.ts";
import { home, SAMPLE_PAGES, services, servicesLabel, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { unseenWords } from "../support/unseen-words.ts";

test.use({ javaScriptEnabled: false });

const { items } = site.navigation;
const [service] = services;

/** Loading messages are hidden where nothing will load. */
const WAITING = [site.form.beforeLoading, site.reviews.loading, site.map.loading];

for (const path of PAGES)
  test(`all text of ${path} is visible`, {
    tag: SAMPLE_PAGES.includes(path) ? [] : "@long",
  }, async ({ page }) => {
    // Wait for load: parsing doesn't wait for the deferred stylesheet.
    await page.goto(path);
    const unseen = await unseenWords(page);
    expect(unseen.filter((words) => !WAITING.includes(words))).toEqual([]);
  });

test("the panels of all tabs on Home are open", async ({ page }) => {
  await page.goto("/");
  const panels = page.locator("main [role=tabpanel]");
  await expect(panels).toHaveCount(home.help.tabs.length);
  for (const panel of await panels.all()) await expect(panel).toBeVisible();
});

test("the menu and the services list work", { tag: "@both" }, async ({ page, hasTouch }) => {
  await page.goto("/");
  const header = page.locator("header").first();
  if (hasTouch) await header.locator("summary").tap();
  else await header.getByRole("link", { name: servicesLabel, exact: true }).hover();
  for (const { to } of [...items, ...services]) {
    await expect(header.locator(`a[href="${to}"]:visible`), to).not.toHaveCount(0);
  }
  await header.locator(`a[href="${service?.to}"]:visible`).first().click();
  await expect(page).toHaveURL(service?.to ?? "");
});

test("the services list opens by keyboard", async ({ page }) => {
  await page.goto("/");
  const header = page.locator("header").first();
  await header.getByRole("link", { name: servicesLabel, exact: true }).focus();
  await expect(header.locator(`a[href="${service?.to}"]:visible`)).toHaveCount(1);
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.matches('a[href^="/services/"]'))) break;
  }
  await expect(page.locator(":focus")).toHaveAttribute("href", /^\/services\//);
  await expect(page.locator(":focus")).toBeVisible();
});
