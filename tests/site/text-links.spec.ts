import { contrast, LEAST_LARGE } from "../../app/styles/contrast.ts";
import { PAGES } from "../support/built-site.ts";
import { expect, test } from "../support/test.ts";
import { textLinks } from "../support/text-links.ts";

// The words and their lines are there before any script.
test.use({ javaScriptEnabled: false });

test("a link among words has a line that shows on its ground", async ({ page }) => {
  let seen = 0;
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page.evaluate(textLinks);
    const faint = links.filter(({ line, ground }) => contrast(line, ground) < LEAST_LARGE);
    expect.soft(faint, path).toEqual([]);
    seen += links.length;
  }
  expect(seen).toBeGreaterThan(PAGES.length);
});
