import { articles } from "../support/content.ts";
import { openBeforeHydration } from "../support/hydration.ts";
import { longDate } from "../support/shown-texts.ts";
import { expect, test, waitForReact } from "../support/test.ts";

const [article] = articles;

test.use({ locale: "en-US" });

test("after hydration, an article and its cards show dates as the visitor's browser writes them", async ({
  page,
}) => {
  test.skip(!article, "there is no article");
  const { path = "", date = "", updated, reviewed, related = [] } = article ?? {};
  const dates = [date, updated, reviewed, ...related.map((one) => one.date)];
  const release = await openBeforeHydration(page, path);
  const shown = page.getByRole("time");
  await expect(shown.first()).toHaveText(longDate(date));
  release();
  await waitForReact(page);
  await expect(shown).toHaveText(
    dates.flatMap((day) => (day && day !== "pending" ? longDate(day, "en-US") : [])),
  );
  await expect(shown.first()).toHaveAttribute("lang", "en-US");
});
