import { phoneLink } from "../../app/facts/format.ts";
import { ALL_CONNECTED, bringIntoView, frameOf, openPaused } from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { focused, tabTo } from "../support/keyboard.ts";
import { answerLater, runClockInSteps, workingAnswer } from "../support/providers.ts";
import { expect, test } from "../support/test.ts";

test.skip(!ALL_CONNECTED, "needs a site with every service connected: npm run second test:site");
test.use({ allowedMessages: /^Failed to load/ });

test("if the form doesn't load, the contact links and the retry button work by keyboard", async ({
  page,
}) => {
  const { release } = await answerLater(page, workingAnswer);
  await openPaused(page, "/contact");
  await bringIntoView(page, "form");
  await runClockInSteps(page, 8);
  await expect(page.getByRole("heading", { name: site.form.failedTitle })).toBeVisible();

  await tabTo(page, `[role=status] a[href="${phoneLink(clinic.phone)}"]`);
  await tabTo(page, `[role=status] a[href^="mailto:"]`);
  await tabTo(page, "[role=status] button");
  await expect(focused(page)).toHaveText(site.failure.again);

  await page.keyboard.press("Enter");
  release();
  await page.clock.resume();
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  // Focus continues from where the button was, not from the top of the page.
  await page.keyboard.press("Tab");
  await expect(focused(page)).toHaveCount(1);
  expect(await focused(page).evaluate((element) => element.closest("main") !== null)).toBe(true);
});
