import { home, SHOWN, site } from "../../support/content.ts";
import { expect, open, test } from "../../support/test.ts";

test.describe("a section whose code doesn't load", () => {
  test.use({ allowedMessages: /ERR_FAILED|Failed to fetch dynamically imported module/ });

  for (const [name, chunk, around] of [
    ["form", /\/discovery-form-frame[^/]*\.js$/, home.discovery.title],
    ["map", /\/map-frame[^/]*\.js$/, home.location.title],
    ["reviews", /\/reviews-frame[^/]*\.js$/, home.reviews.title],
  ] as const) {
    test(`the ${name} shows an error message, the rest of the page stays`, {
      tag: name === "form" ? [] : "@long",
    }, async ({ page }) => {
      test.skip(!SHOWN[name], "it is switched off");
      await page.route(chunk, (route) => route.abort());
      await open(page, "/");
      const section = page.locator("section", { has: page.getByRole("heading", { name: around }) });
      await section.scrollIntoViewIfNeeded();
      await expect(section.getByRole("heading", { name: site.failure.title })).toBeVisible();
      await expect(section).toContainText(site.failure.text);
      await expect(page.getByText(site.failure.title)).toHaveCount(1);
      await expect(page.getByRole("heading", { name: home.closing.title })).toBeAttached();
      await page.getByRole("tab", { name: home.help.tabs[1]?.tab ?? "" }).click();
      await expect(page.getByRole("tabpanel")).toContainText(home.help.tabs[1]?.title ?? "");
    });
  }
});
