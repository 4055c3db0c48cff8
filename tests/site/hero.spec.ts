import { SAMPLE_PATHS, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

test.use({ viewport: { width: 360, height: 640 } });

for (const path of SAMPLE_PATHS)
  test(`on a small phone, ${path} has the button to call in view`, {
    tag: "@mobile",
  }, async ({ page }) => {
    await open(page, path);
    const call = page
      .getByRole("navigation", { name: site.mobileActions.label })
      .getByRole("link", { name: site.mobileActions.callButton, exact: true });
    await expect(call).toBeInViewport({ ratio: 1 });
  });

// An article has its buttons at its end.
for (const path of SAMPLE_PATHS.filter((path) => !path.startsWith("/blog/")))
  test(`on a small phone, ${path} has a button to book and one to call at its top`, {
    tag: "@mobile",
  }, async ({ page }) => {
    await open(page, path);
    const hero = page.locator("main > section").first();
    await expect(hero.getByRole("link", { name: site.quickFacts.callButton })).toHaveCount(1);
    for (const action of await hero.getByRole("link").all()) {
      await expect(action).toBeInViewport({ ratio: 1 });
      // Nothing that floats covers it.
      await action.click({ trial: true });
    }
  });
