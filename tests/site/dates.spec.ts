import { articles, summaries } from "../support/content.ts";
import { delay, FRAMEWORK_FILE } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";
import { longDate } from "../support/words.ts";

const [article] = articles;
/** The dates that each page shows, in order. */
const DATED_PAGES = [
  { path: "/blog", dates: summaries.map(({ date }) => date) },
  {
    path: article?.to ?? "",
    dates: [
      article?.date ?? "",
      ...(article?.updated === undefined ? [] : [article.updated]),
      ...(article?.reviewed === "pending" ? [] : [article?.reviewed ?? ""]),
      ...(article?.related.map(({ date }) => date) ?? []),
    ],
  },
];

for (const locale of ["en-US", "de-DE", "pt-BR"]) {
  test.describe(`in a browser set to ${locale}`, () => {
    test.use({ locale });

    for (const { path, dates } of DATED_PAGES) {
      test(`${path} shows dates in that format after hydration, without layout shift`, {
        tag: locale === "en-US" && path !== "/blog" ? "@long-phone" : ["@both", "@long"],
      }, async ({ page }) => {
        // Delay hydration until the fonts are loaded, because fonts shift the layout too.
        const release = await delay(page, FRAMEWORK_FILE);
        await page.goto(path);
        await expect(page.getByRole("time").first()).toHaveText(longDate(dates[0] ?? ""));
        await page.evaluate(async () => {
          await document.fonts.ready;
          window.shiftTotal = 0;
          new PerformanceObserver((list) => {
            for (const { value } of list.getEntries() as LayoutShift[]) window.shiftTotal += value;
          }).observe({ type: "layout-shift" });
        });
        const boxes = () =>
          page
            .locator("main :is(h1, h2, h3, li, p)")
            .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().height));
        const before = await boxes();
        release();
        await waitForReact(page);
        await expect(page.getByRole("time")).toHaveText(
          dates.map((date) => longDate(date, locale)),
        );
        for (const date of await page.getByRole("time").all())
          await expect(date).toHaveAttribute("lang", locale);
        expect(await page.evaluate(() => window.shiftTotal)).toBeLessThan(0.001);
        const after = await boxes();
        expect(after).toHaveLength(before.length);
        // A picture that loads in between changes its height by a fraction of a pixel, a line that wraps by 17 and more.
        expect(after.filter((height, i) => Math.abs(height - (before[i] ?? 0)) > 1)).toEqual([]);
      });
    }
  });
}
