import { loadFrames } from "../support/frames.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

/** One page of each kind, as a screen reader is told of it. */
const KINDS = {
  home: "/",
  service: "/services/babies-children",
  article: "/blog/posture-problem",
  contact: "/contact",
  blog: "/blog",
  legal: "/terms-of-service",
};

// A Wednesday noon in Sydney: what a page says of today is always the same.
const NOON = new Date("2026-11-18T01:00:00Z");

for (const [kind, path] of Object.entries(KINDS))
  test(`${kind}: roles, names and order are the reviewed ones`, async ({ page }) => {
    await page.clock.setFixedTime(NOON);
    await open(page, path);
    await expect(page.locator("html[data-ready]")).toBeAttached();
    // What comes only when it is scrolled to has come, whenever the browser took it for near.
    await scrollThrough(page);
    await loadFrames(page);
    await expect(page.locator("body")).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
  });
