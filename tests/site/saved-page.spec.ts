import { PAGES } from "../support/built-site.ts";
import { SAMPLE_PAGES, site } from "../support/content.ts";
import { waitForSections } from "../support/hydration.ts";
import { expect, open, test } from "../support/test.ts";
import { unseenWords } from "../support/unseen-words.ts";

// Someone saves a page from the browser, or an archive does: what the page shows at that moment, without its scripts. The
// policy stops them here.
test.use({ contextOptions: { reducedMotion: "no-preference" }, allowedMessages: /script/ });

/** They say whether the site's script runs, and weren't shown when the page was saved. */
const ABOUT_SCRIPT = [site.form.noScript, site.map.noScript, site.reviews.noScript];

for (const path of PAGES)
  test(`a saved copy of ${path} shows all of its text`, {
    tag: SAMPLE_PAGES.includes(path) ? [] : "@long",
  }, async ({ page }) => {
    await open(page, path);
    await waitForSections(page);
    const body = await page.content();
    const headers = { "Content-Security-Policy": "script-src 'none'" };
    await page.route(path, (route) =>
      route.fulfill({ body, headers, contentType: "text/html; charset=utf-8" }),
    );
    await page.goto(path);
    const unseen = await unseenWords(page);
    expect(unseen.filter((words) => !ABOUT_SCRIPT.includes(words))).toEqual([]);
  });
