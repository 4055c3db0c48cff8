import { contrast, MIN_CONTRAST_LARGE } from "../../app/ui/contrast.ts";
import { PAGES } from "../support/built-site.ts";
import { expect, test } from "../support/test.ts";
import { textLinks } from "../support/text-links.ts";

test.use({ javaScriptEnabled: false });

test("a link in a text has an underline with enough contrast", { tag: "@long" }, async ({
  page,
}) => {
  let seen = 0;
  for (const path of PAGES) {
    await page.goto(path);
    const links = await page.evaluate(textLinks);
    const faint = links.filter(({ line, ground }) => contrast(line, ground) < MIN_CONTRAST_LARGE);
    expect.soft(faint, path).toEqual([]);
    seen += links.length;
  }
  expect(seen).toBeGreaterThan(PAGES.length);
});
