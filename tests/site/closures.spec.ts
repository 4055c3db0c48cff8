import type { Page } from "@playwright/test";
import { formatClosure, upcomingClosures } from "../../app/facts/closures.ts";
import { formatOpeningLong } from "../../app/facts/format-opening.ts";
import { openingStatusAt } from "../../app/facts/opening.ts";
import { addDays, sydneyTime, weekdayOf } from "../../app/facts/sydney.ts";
import { BUILT, builtPage } from "../support/built-site.ts";
import { clinic, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const PATHS = ["/", "/contact", "/locations/manly"];

// The tests set the clock to this closure, so it may already be over.
const closure = clinic.closures.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
const to = closure?.to ?? "2026-03-04";
const text = closure ? formatClosure(closure, site.closures) : "";

/** Soon after midnight on that date in Sydney. It's still the day before in London and Los Angeles. */
const nightOf = (date: string) => new Date(`${date}T01:00+10:00`);

/** Opens Home on a date and waits for the opening status, which shows that the page knows the date. */
async function openOn(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(nightOf(date));
  await open(page, "/");
  const status = openingStatusAt(sydneyTime(nightOf(date).getTime()), clinic);
  await expect(page.getByText(formatOpeningLong(status, site.openingStatus))).toBeVisible();
}

test.describe("read far from the clinic", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("today is Sydney's, and a closure is announced until its last day", async ({ page }) => {
    await openOn(page, to);
    const main = page.getByRole("main");
    const today = main.getByRole("row").filter({ hasText: site.today });
    await expect(today.getByRole("rowheader")).toHaveText(`${weekdayOf(to)} ${site.today}`);
    if (!closure) return;
    await expect(main.getByText(text)).toBeVisible();
    await expect(today.getByRole("cell")).toHaveText(site.closed);
    await openOn(page, addDays(to, 1));
    await expect(main.getByText(text)).toBeHidden();
  });
});

test("the HTML lists every closure that was upcoming when it was built", () => {
  const upcoming = upcomingClosures(clinic.closures, sydneyTime(BUILT.getTime()).date);
  for (const path of PATHS)
    for (const one of upcoming)
      expect(builtPage(path).mainText).toContain(formatClosure(one, site.closures));
});
