import { articles, summaries } from "../support/content.ts";
import { delay, FRAMEWORK_FILE } from "../support/hydration.ts";
import { expect, test, waitForReact } from "../support/test.ts";
import { longDate } from "../support/words.ts";

const [article] = articles;
/** The dates that each page shows, in order. */
const DATES = {
  "/blog": summaries.map(({ date }) => date),
  [`${article?.to}`]: [
    ...[article?.date, article?.updated, article?.reviewed === "pending" ? "" : article?.reviewed],
    ...(article?.related.map(({ date }) => date) ?? []),
  ].flatMap((date) => date || []),
};

test.use({ locale: "en-US" });

for (const [path, dates] of Object.entries(DATES))
  test(`after hydration, ${path} shows dates as the visitor's browser writes them`, async ({
    page,
  }) => {
    const release = await delay(page, FRAMEWORK_FILE);
    await page.goto(path);
    const shown = page.getByRole("time");
    await expect(shown.first()).toHaveText(longDate(dates[0] ?? ""));
    release();
    await waitForReact(page);
    await expect(shown).toHaveText(dates.map((date) => longDate(date, "en-US")));
    await expect(shown.first()).toHaveAttribute("lang", "en-US");
  });
