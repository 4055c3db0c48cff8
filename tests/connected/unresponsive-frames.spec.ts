import type { Page } from "@playwright/test";
import { telUrl } from "../../app/facts/links.ts";
import {
  bringIntoView,
  expectNothingMoved,
  FRAME_URLS,
  type FramedIntegration,
  frameOf,
  MESSAGING,
  openPaused,
  SCRIPT_URLS,
  skipUnlessConnected,
} from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { focused, tabTo } from "../support/keyboard.ts";
import {
  mockProviders,
  mockProvidersLater,
  refuses,
  respondWorking,
  runClockInSteps,
  silent,
} from "../support/providers.ts";
import { expect, test } from "../support/test.ts";

skipUnlessConnected();
test.use({ allowedMessages: /^Failed to load/ });

const unavailable = (page: Page) => page.getByRole("heading", { name: site.form.failedTitle });
const tryAgain = (page: Page) => page.getByRole("button", { name: site.failure.tryAgainButton });
const NOTICES = {
  form: site.form.failedTitle,
  reviews: site.reviews.unconfirmed,
  map: site.map.failed,
};

/** Some providers' frames send the page no messages. Then silence is no failure. */
const FORM_POSTS_MESSAGES = MESSAGING.includes("form");
const SENDS_NO_MESSAGES = "this provider's form sends no messages to the page";

const sendMessage = (page: Page, integration: FramedIntegration) =>
  page
    .frame({ url: FRAME_URLS[integration] })
    ?.evaluate(() => parent.postMessage("[iFrameResizerChild]Ready", "*"));

for (const integration of MESSAGING) {
  test(`a ${integration} whose frame sends no message stays usable below a notice, with a retry`, async ({
    page,
  }) => {
    const requestedUrls = await mockProviders(page, silent);
    await openPaused(page, "/");
    await bringIntoView(page, integration);
    await runClockInSteps(page, 8);
    const notice = page.getByText(NOTICES[integration]);
    const frame = frameOf(page, integration);
    await expect(notice).toBeVisible();
    await expect(frame).not.toHaveAttribute("inert");
    await expect(frame.contentFrame().getByText("Provider")).toBeVisible();
    const end = await notice.evaluate((element) => element.getBoundingClientRect().bottom);
    const start = await frame.evaluate((element) => element.getBoundingClientRect().top);
    expect(end).toBeLessThan(start);
    await expectNothingMoved(page);

    await page.unrouteAll();
    const again = await mockProviders(page, respondWorking);
    await tryAgain(page).press("Enter");
    await expect(notice).toBeHidden();
    await expect(frame).not.toHaveAttribute("inert");
    expect(requestedUrls.filter((url) => url === FRAME_URLS[integration])).toHaveLength(1);
    expect(again.filter((url) => url === FRAME_URLS[integration])).toHaveLength(1);
  });
}

test("trying again after a refused script reloads script and frame", async ({ page }) => {
  test.skip(!SCRIPT_URLS.form, "this provider's form has no script");
  await mockProviders(page, refuses);
  await openPaused(page, "/");
  await bringIntoView(page, "form");
  await runClockInSteps(page, 8);
  await expect(unavailable(page)).toBeVisible();
  await page.unrouteAll();
  const requestedUrls = await mockProviders(page, respondWorking);
  await tryAgain(page).click();
  await page.clock.resume();
  await expect(unavailable(page)).toBeHidden();
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  for (const url of [SCRIPT_URLS.form, FRAME_URLS.form].filter(Boolean))
    expect(requestedUrls.filter((one) => one === url)).toHaveLength(1);
});

test("a message from another window doesn't count, one from the frame does, even late", async ({
  page,
}) => {
  test.skip(!FORM_POSTS_MESSAGES, SENDS_NO_MESSAGES);
  await mockProviders(page, silent);
  await openPaused(page, "/");
  await bringIntoView(page, "form");
  await page.evaluate(() => postMessage("[iFrameResizerChild]Ready", "*"));
  await runClockInSteps(page, 2);
  await expect(page.getByText(site.form.loading)).toBeVisible();
  await runClockInSteps(page, 6);
  await expect(unavailable(page)).toBeVisible();
  await sendMessage(page, "form");
  await expect(unavailable(page)).toBeHidden();
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
});

test("if the form doesn't load, the contact links and the retry button work by keyboard", async ({
  page,
}) => {
  const { release } = await mockProvidersLater(page, respondWorking);
  await openPaused(page, "/contact");
  await bringIntoView(page, "form");
  await runClockInSteps(page, 8);
  await expect(page.getByRole("heading", { name: site.form.failedTitle })).toBeVisible();

  await tabTo(page, `[role=status] a[href="${telUrl(clinic.phone)}"]`);
  await tabTo(page, `[role=status] a[href^="mailto:"]`);
  await tabTo(page, "[role=status] button");
  await expect(focused(page)).toHaveText(site.failure.tryAgainButton);

  await page.keyboard.press("Enter");
  release();
  await page.clock.resume();
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  // Focus continues from where the button was, not from the top of the page.
  await page.keyboard.press("Tab");
  await expect(page.locator("main :focus")).toHaveCount(1);
});
