import { SAMPLE_PAGES, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

for (const path of SAMPLE_PAGES)
  test(`on a small phone, ${path} has a button to book and one to call at its top`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await open(page, path);
    const call = page
      .getByRole("navigation", { name: site.mobile.label })
      .getByRole("link", { name: site.mobile.call, exact: true });
    await expect(call).toBeInViewport({ ratio: 1 });
    const hero = page.locator("main > section").first();
    if (path.startsWith("/blog/")) return;
    await expect(hero.getByRole("link", { name: site.factsLine.call })).toHaveCount(1);
    for (const action of await hero.getByRole("link").all()) {
      await expect(action).toBeInViewport({ ratio: 1 });
      // Nothing that floats covers it.
      await action.click({ trial: true });
    }
  });
