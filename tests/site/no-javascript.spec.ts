import { SAMPLE_PATHS, services, servicesLabel, site } from "../support/content.ts";
import { expect, test } from "../support/test.ts";
import { expectShownWithoutScript } from "../support/unseen-words.ts";

const [service] = services;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of SAMPLE_PATHS)
    test(`all text of ${path} is visible`, async ({ page }) => {
      await expectShownWithoutScript(page, path);
    });

  test("the menu and the services list work", { tag: "@both" }, async ({ page, hasTouch }) => {
    await page.goto("/");
    const header = page.locator("header").first();
    if (hasTouch) await header.locator("summary").tap();
    else await header.getByRole("link", { name: servicesLabel, exact: true }).hover();
    const paths = [
      ...site.navigation.items.map(({ to }) => to),
      ...services.map(({ path }) => path),
    ];
    for (const path of paths)
      await expect(header.locator(`a[href="${path}"]:visible`), path).not.toHaveCount(0);
    await header.locator(`a[href="${service?.path}"]:visible`).first().click();
    await expect(page).toHaveURL(service?.path ?? "");
  });

  test("the services list opens by keyboard", async ({ page }) => {
    await page.goto("/");
    const header = page.locator("header").first();
    await header.getByRole("link", { name: servicesLabel, exact: true }).focus();
    await expect(header.locator(`a[href="${service?.path}"]:visible`)).toHaveCount(1);
  });
});
