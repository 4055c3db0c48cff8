import type { Page } from "@playwright/test";
import { telUrl } from "../../app/facts/links.ts";
import {
  bringIntoView,
  expectNothingMoved,
  FRAMED_INTEGRATIONS,
  type FramedIntegration,
  frameOf,
  openPaused,
  SCRIPT_URLS,
  skipUnlessConnected,
  stepUntil,
} from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { FAILURES } from "../support/provider-failures.ts";
import { mockProvidersLater, runClockInSteps } from "../support/providers.ts";
import { expect, expectNewTab, test } from "../support/test.ts";

skipUnlessConnected();

const WARNINGS = {
  form: /^Failed to load the discovery form/,
  reviews: /^Failed to load the reviews widget/,
  map: /^Failed to load the map/,
  chat: /^Failed to load the chat widget/,
};

const FALLBACKS = {
  form: (page: Page) => page.getByText(site.form.failedText),
  reviews: (page: Page) =>
    page.getByText(site.reviews.loading).or(page.getByText(site.reviews.unconfirmed)),
  map: (page: Page) => page.getByText(site.map.failed),
};

/** The page's text is shown, its links to the clinic work, and nothing overflows. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const call = page.locator(`a[href="${telUrl(clinic.phone)}"]:visible`).first();
  await call.click({ trial: true });
  const book = page.locator(`a[href="${clinic.booking.generalUrl}"]:visible`).first();
  await book.click({ trial: true });
  await expectNewTab(book, clinic.booking.generalUrl);
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, "how wide the page is").toBe(widths.clientWidth);
}

/** The fallbacks and console warnings of a page whose integrations fail, once for each integration. */
async function expectFallback(
  page: Page,
  lost: readonly FramedIntegration[],
  messages: readonly string[],
) {
  for (const integration of lost) await expect(FALLBACKS[integration](page)).toBeVisible();
  const again = page.getByRole("button", { name: site.failure.tryAgainButton });
  await expect(again).toHaveCount(lost.length);
  await expect(page.locator("chat-widget")).toHaveCount(0);
  for (const integration of [...lost, "chat" as const])
    await stepUntil(page, async () =>
      expect(messages.filter((text) => WARNINGS[integration].test(text))).toHaveLength(1),
    );
}

/** No frame has opened a dialog over the page, or grown without limit. */
async function expectNoDialogsOrGrowth(page: Page, dialogs: readonly string[]) {
  expect(dialogs).toEqual([]);
  const heights = await page
    .locator("iframe")
    .evaluateAll((frames) => frames.map(({ clientHeight }) => clientHeight));
  for (const height of heights) expect(height).toBeLessThan(10_000);
}

for (const [failure, { respond, late, showsFallback, tries, says }] of Object.entries(FAILURES))
  test.describe(`When every provider ${failure}`, () => {
    test.use({ allowedMessages: says, analyticsConsent: "yes" });

    test("Home keeps working", async ({ page, messages }) => {
      const dialogs: string[] = [];
      page.on("dialog", (dialog) => {
        dialogs.push(dialog.message());
        return dialog.dismiss();
      });
      const { requestedUrls, release } = await mockProvidersLater(page, respond);
      if (!late) release();
      await openPaused(page, "/");
      for (const integration of FRAMED_INTEGRATIONS) await bringIntoView(page, integration);
      await runClockInSteps(page, 8);

      if (showsFallback.length > 0) await expectFallback(page, showsFallback, messages);
      else await expectNoDialogsOrGrowth(page, dialogs);
      for (const integration of [...showsFallback, "chat", "analytics"] as const) {
        const src = SCRIPT_URLS[integration];
        if (!src) continue;
        const requests = () => requestedUrls.filter((url) => url === src);
        // An error arrives in real time, whatever the page's clock says.
        await stepUntil(page, async () =>
          expect(requests(), `requests for the script of ${integration}`).toHaveLength(tries),
        );
        await expect(page.locator(`script[src="${src}"]`)).toHaveCount(1);
      }
      await expectWhole(page);
      if (showsFallback.length > 0) await expectNothingMoved(page);

      if (late) {
        release();
        await page.clock.resume();
        for (const integration of FRAMED_INTEGRATIONS) {
          await expect(frameOf(page, integration)).not.toHaveAttribute("inert");
          await expect(FALLBACKS[integration](page)).toBeHidden();
        }
        await expect(page.locator("chat-widget")).toHaveCount(1);
        await expectNothingMoved(page);
      }
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });
  });
