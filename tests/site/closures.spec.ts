import { statSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatClosure, upcomingClosures } from "../../app/facts/closures.ts";
import { formatOpening } from "../../app/facts/format-opening.ts";
import { openingAt } from "../../app/facts/opening.ts";
import { daysAfter, sydneyTime } from "../../app/facts/sydney.ts";
import { htmlOf, PAGES, SITE_FOLDER } from "../support/built-site.ts";
import { clinic, site } from "../support/content.ts";
import { expect, open, test } from "../support/test.ts";

/** The pages that show the week: its rows keep room for the word that marks today. */
const PATHS = PAGES.filter((path) => /<th[^>]* data-longest=/.test(htmlOf(path)));
const LONGEST_NOTICE = 21;

// The clock is set to it, so that it makes no difference whether it is over today.
const closure = clinic.closures.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
test.skip(!closure, "asked of a clinic that has days off");
const { from, to, note } = closure ?? { from: "", to: "" };
const text = closure ? formatClosure(closure, site.closures) : "";

/** The day on which the site was built, by the file that a build writes last. */
const BUILT = statSync(join(SITE_FOLDER, "sitemap.xml")).mtime.toISOString().slice(0, 10);

/** Late in the morning of that date in Sydney, where it is eleven or ten hours later. */
const morningOf = (date: string) => new Date(`${date}T00:00:00Z`);

/** Opens a page on a date and waits for the word beside the hours, which tells that it knows the date. */
async function openOn(page: Page, path: string, date: string): Promise<void> {
  await page.clock.setFixedTime(morningOf(date));
  await open(page, path);
  const opening = openingAt(sydneyTime(morningOf(date).getTime()), clinic);
  await expect(page.getByText(formatOpening(opening, site.openNow))).toBeVisible();
}

test.describe("read far from the clinic", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  for (const path of PATHS) {
    test(`${path} tells of a closure on its last day`, async ({ page }) => {
      await openOn(page, path, to);
      const main = page.getByRole("main");
      await expect(main.getByText(text)).toBeVisible();
      if (note) await expect(main.getByText(note)).toBeVisible();
      const today = main.getByRole("row").filter({ hasText: site.today });
      await expect(today.getByRole("cell")).toHaveText(site.closed);
    });
  }

  test("it is told of from three weeks before, and gone the day after", async ({ page }) => {
    const told = page.getByRole("main").getByText(text);
    await openOn(page, "/contact", daysAfter(from, -LONGEST_NOTICE - 1));
    await expect(told).toBeHidden();
    await openOn(page, "/contact", daysAfter(from, -LONGEST_NOTICE));
    await expect(told).toBeVisible();
    await openOn(page, "/contact", daysAfter(to, 1));
    await expect(told).toBeHidden();
  });

  test("no first screen says that the clinic is open meanwhile", async ({ page }) => {
    await openOn(page, "/contact", from);
    const first = page.locator("main section").first();
    await expect(first.getByText(site.factsLine.closedToday, { exact: true })).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} tells of every closure that was to come when it was built`, async ({ page }) => {
      await page.goto(path);
      // As they are seen: a locator by text does not look into a noscript.
      const told = await page.locator("main li > strong").allInnerTexts();
      for (const one of upcomingClosures(clinic.closures, BUILT))
        expect(told).toContain(formatClosure(one, site.closures));
    });
  }
});
