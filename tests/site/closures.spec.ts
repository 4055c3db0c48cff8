import type { Page } from "@playwright/test";
import { formatClosure, upcomingClosures } from "../../app/facts/closures.ts";
import { formatOpeningForTable } from "../../app/facts/format-opening.ts";
import { openStatusAt } from "../../app/facts/opening.ts";
import { daysAfter, sydneyTime } from "../../app/facts/sydney.ts";
import { BUILT, builtPage } from "../support/built-site.ts";
import { clinic, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

const PATHS = ["/", "/contact", "/locations/manly"];

// The tests set the clock to this closure, so it may already be over.
const closure = clinic.closures.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
test.skip(!closure, "needs a clinic with closures");
const to = closure?.to ?? "";
const text = closure ? formatClosure(closure, site.closures) : "";

/** Late morning on that date in Sydney, which is ten or eleven hours ahead of UTC. */
const morningOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Opens Home on a date and waits for the opening status, which shows that the page knows the date. */
async function openOn(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(morningOf(date));
  await open(page, "/");
  const status = openStatusAt(sydneyTime(morningOf(date).getTime()), clinic);
  await expect(page.getByText(formatOpeningForTable(status, site.openNow))).toBeVisible();
}

test.describe("read far from the clinic", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("a closure is announced on its last day, and not the day after", async ({ page }) => {
    await openOn(page, to);
    const main = page.getByRole("main");
    await expect(main.getByText(text)).toBeVisible();
    const today = main.getByRole("row").filter({ hasText: site.today });
    await expect(today.getByRole("cell")).toHaveText(site.closed);
    await openOn(page, daysAfter(to, 1));
    await expect(main.getByText(text)).toBeHidden();
  });
});

test("the HTML lists every closure that was upcoming when it was built", () => {
  const upcoming = upcomingClosures(clinic.closures, BUILT.toISOString().slice(0, 10));
  for (const path of PATHS)
    for (const one of upcoming)
      expect(builtPage(path).words).toContain(formatClosure(one, site.closures));
});
