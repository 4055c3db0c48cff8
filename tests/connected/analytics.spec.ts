import type { Page } from "@playwright/test";
import { directionsLink, helplineLink, phoneLink } from "../../app/facts/format.ts";
import { ALL_CONNECTED, SCRIPTS } from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { answerProviders, workingAnswer } from "../support/providers.ts";
import { expect, open, scrollThrough, test } from "../support/test.ts";

test.skip(!ALL_CONNECTED, "needs a site with every service connected: npm run second test:site");
test.use({ analyticsConsent: "" });

const { title: BANNER_TITLE, accept, decline } = site.analytics;

test("nothing is counted before the visitor agrees", async ({ page }) => {
  const requestedUrls = await answerProviders(page, workingAnswer);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: BANNER_TITLE })).toBeVisible();
  await scrollThrough(page);
  expect(requestedUrls).not.toContain(SCRIPTS.analytics);
  await page.getByRole("button", { name: accept }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => requestedUrls).toContain(SCRIPTS.analytics);
  await expect(page.getByText(BANNER_TITLE)).toBeHidden();
});

/** Taps the first link to an address, without following it. */
const tap = (page: Page, href: string) =>
  page
    .locator(`a[href="${href}"]`)
    .first()
    .evaluate((link) => {
      link.addEventListener("click", (event) => event.preventDefault(), { once: true });
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    });

const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap(([kind, name]) => (kind === "event" ? [String(name)] : [])),
  );

const LINKS = [phoneLink(clinic.phone), clinic.booking.general, directionsLink(clinic)];

test("taps on call, booking, directions and the form are counted, taps on helplines aren't", async ({
  page,
}) => {
  await open(page, "/contact");
  for (const href of LINKS) await tap(page, href);
  await page.getByRole("button", { name: accept }).click();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
  expect(await events(page), "before a yes").toEqual([]);
  for (const href of LINKS) await tap(page, href);
  expect(await events(page)).toEqual(["tap_call", "tap_booking", "tap_directions"]);
  await page.getByTitle(site.form.title).contentFrame().getByText("Provider").click();
  await expect.poll(() => events(page)).toContain("tap_form");

  const counted = (await events(page)).length;
  await page.locator('footer a[href="/terms-of-service"]').click();
  await expect(page).toHaveURL("/terms-of-service");
  await tap(page, helplineLink(clinic.helplines.lifeline.number));
  await tap(page, phoneLink(clinic.phone));
  expect((await events(page)).slice(counted)).toEqual(["tap_call"]);
});

test("a visitor who declines isn't asked again", async ({ page }) => {
  const requestedUrls = await answerProviders(page, workingAnswer);
  await open(page, "/");
  await page.getByRole("button", { name: decline }).click();
  await page.reload();
  await expect(page.locator("chat-widget")).toHaveCount(1);
  await expect(page.getByText(BANNER_TITLE)).toBeHidden();
  expect(requestedUrls).not.toContain(SCRIPTS.analytics);
});

const MISSING = /dynamically imported module/;

test.describe("a consent banner whose code doesn't load", () => {
  test.use({ allowedMessages: new RegExp(`ERR_FAILED|${MISSING.source}`) });

  test("shows no error message", async ({ page }) => {
    await answerProviders(page, workingAnswer);
    await page.route("**/assets/analytics-consent-*.js", (route) => route.abort());
    // React reports it when it renders the fallback.
    const told = page.waitForEvent("console", (message) => MISSING.test(message.text()));
    await open(page, "/");
    await told;
    await expect(page.getByText(site.failure.title)).toHaveCount(0);
  });
});
