import { z } from "zod";
import { faq } from "../../app/schema/page-fields.ts";
import { pagesWith } from "../support/content.ts";
import { section } from "../support/page.ts";
import { expect, open, test } from "../support/test.ts";

const [asked] = pagesWith(z.object({ faq }));

test("questions open one at a time, and each has an address", async ({ page }) => {
  test.skip(!asked, "no page has questions");
  const { path, content } = asked ?? { path: "", content: { faq: { title: "", items: [] } } };
  await open(page, path);
  const items = section(page, content.faq.title).locator("details");
  const answer = (i: number) =>
    items.nth(i).getByText(content.faq.items[i]?.answer[0] ?? "", { exact: true });
  const last = content.faq.items.length - 1;
  for (const i of content.faq.items.keys()) {
    await expect(answer(i)).toBeHidden();
    await items.nth(i).locator("summary").click();
    await expect(answer(i)).toBeVisible();
    if (i > 0) await expect(answer(i - 1)).toBeHidden();
  }
  await items.nth(last).locator("summary").click();
  await expect(answer(last)).toBeHidden();
  await page.goto(`${path}#item-${last}`);
  // Browsers without ::details-content need more than the style that shows it.
  await expect(items.nth(last)).toHaveAttribute("open");
  await expect(answer(last)).toBeVisible();
  await items.nth(last).locator("summary").click();
  await expect(answer(last)).toBeHidden();
});

test("a question that is opened is in view, though the one above it has closed", async ({
  page,
}) => {
  test.skip(!asked, "no page has questions");
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, asked?.path ?? "");
  const questions = page.getByRole("main").locator("details[id^=item-]");
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
  await summary.press("Enter");
  await expect(first).not.toHaveAttribute("open");
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(second.locator("p").first()).toBeInViewport();
});
