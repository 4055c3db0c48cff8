import { z } from "zod";
import { faq } from "../../app/schema/shared-fields.ts";
import { pagesWith } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

// Opening a question closes the one above it. The one that was pressed must not leave the window.

const [page] = pagesWith(z.object({ faq }));

for (const motion of ["reduce", "no-preference"] as const)
  test.describe(`with motion "${motion}"`, () => {
    test.use({
      viewport: { width: 360, height: 640 },
      contextOptions: { reducedMotion: motion },
    });

    for (const by of ["a tap", "a key"])
      test(`a question opened by ${by} is in view, though one above it has closed`, {
        tag: motion === "reduce" ? [] : "@long",
      }, async ({ page: browserPage }) => {
        test.skip(!page, "no page has questions");
        await open(browserPage, page?.path ?? "");
        const questions = browserPage.getByRole("main").locator("details[id^=item-]");
        const [first, second] = [questions.nth(0), questions.nth(1)];
        // Longer than the window, as with enlarged text.
        await first.evaluate((item: HTMLDetailsElement) => {
          // As in Safari, which doesn't keep what's in view in its place.
          document.documentElement.style.overflowAnchor = "none";
          item.open = true;
          item.lastElementChild?.setAttribute("style", "height: 100rem");
        });
        const summary = second.locator("summary");
        await summary.evaluate((element) => element.scrollIntoView({ block: "center" }));
        if (by === "a key") await summary.press("Enter");
        else await summary.click();
        await expect(first).not.toHaveAttribute("open");
        await expect(summary).toBeInViewport({ ratio: 1 });
        await expect(second.locator("p").first()).toBeInViewport();
      });
  });
