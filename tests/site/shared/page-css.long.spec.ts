import type { Page } from "@playwright/test";
import { PAGE_KINDS } from "../../support/built-site.ts";
import { SHOWN } from "../../support/content.ts";
import { loadFrames } from "../../support/frames.ts";
import { expect, open, scrollPage, test } from "../../support/test.ts";

/** The site's stylesheet once it has loaded. It's applied when another page is shown. */
const prefetched = (page: Page) =>
  page.locator('head link[href^="/assets/style-"][media="not all"]');

/** Runs in the page. Puts the whole site's stylesheet in place of the page's, and lists what changes. */
function changesByReplacing(link: Element): string[] {
  // Sizes in a closed disclosure aren't known until something has to lay it out.
  const shown = [...document.querySelectorAll("body *")].filter((one) => one.checkVisibility());
  const styles = shown.flatMap((element) =>
    ["", "::before", "::after"].map((pseudo) => ({
      label: `${element.localName}.${element.className}${pseudo}`,
      style: getComputedStyle(element, pseudo),
    })),
  );
  const read = () =>
    styles
      .filter(({ style }) => style.content !== "none")
      .flatMap(({ label, style }) =>
        [...style].map((name) => `${label} ${name}: ${style.getPropertyValue(name)}`),
      );
  // Lay the whole page out again first: after a partial layout, Chromium may report an automatic margin as 0.
  document.body.style.display = "none";
  document.body.getBoundingClientRect();
  document.body.style.display = "";
  const before = read();
  link.setAttribute("media", "all");
  document.querySelector("[data-deferred-css] > link")?.remove();
  return read().filter((line, i) => line !== before[i]);
}

for (const path of PAGE_KINDS) {
  test(`${path} has all the CSS it needs: the whole site's stylesheet changes nothing`, async ({
    page,
  }) => {
    await open(page, path);
    await expect(prefetched(page)).toHaveCount(1);
    await loadFrames(page);
    if (SHOWN.chat) await expect(page.locator("chat-widget")).toBeAttached();
    await scrollPage(page, 500);
    expect(await prefetched(page).evaluate(changesByReplacing)).toEqual([]);
  });
}
