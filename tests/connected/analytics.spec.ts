import type { BrowserContext, Page } from "@playwright/test";
import { directionsUrl, helplineUrl, telUrl } from "../../app/facts/links.ts";
import { CONSENT_KEY } from "../../app/integrations/analytics/consent-storage.ts";
import { SCRIPT_URLS, skipUnlessConnected } from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { mockProviders, respondWorking } from "../support/providers.ts";
import { expect, open, scrollPage, test } from "../support/test.ts";

skipUnlessConnected();
test.use({ analyticsConsent: "" });

const { title: BANNER_TITLE, acceptButton, declineButton, changeButton } = site.analytics;
const ID = clinic.integrations.analytics.id;
const banner = (page: Page) => page.getByRole("heading", { name: BANNER_TITLE });

test("nothing is counted before the visitor agrees", async ({ page }) => {
  const requestedUrls = await mockProviders(page, respondWorking);
  await open(page, "/");
  await expect(page.getByRole("heading", { name: BANNER_TITLE })).toBeVisible();
  await scrollPage(page, 5000);
  expect(requestedUrls).not.toContain(SCRIPT_URLS.analytics);
  await page.getByRole("button", { name: acceptButton }).click();
  await expect(page.getByRole("main")).toBeFocused();
  await expect.poll(() => requestedUrls).toContain(SCRIPT_URLS.analytics);
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

/** The taps that were counted. */
const events = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).flatMap(([, name]) => (/^tap_/.test(name) ? [String(name)] : [])),
  );

const LINKS = [telUrl(clinic.phone), clinic.booking.generalUrl, directionsUrl(clinic)];

test("taps on call, booking, directions and the form are counted, taps on helplines aren't", async ({
  page,
}) => {
  await open(page, "/contact");
  for (const href of LINKS) await tap(page, href);
  await page.getByRole("button", { name: acceptButton }).click();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length)).toBeGreaterThan(0);
  expect(await events(page), "before a yes").toEqual([]);
  for (const href of LINKS) await tap(page, href);
  expect(await events(page)).toEqual(["tap_call", "tap_booking", "tap_directions"]);
  await page.getByTitle(site.form.title).contentFrame().getByText("Provider").click();
  await expect.poll(() => events(page)).toContain("tap_form");

  const counted = (await events(page)).length;
  await page.locator('footer a[href="/terms-of-service"]').click();
  await expect(page).toHaveURL("/terms-of-service");
  await tap(page, helplineUrl(clinic.helplines.lifeline.number));
  await tap(page, telUrl(clinic.phone));
  expect((await events(page)).slice(counted)).toEqual(["tap_call"]);
});

test("what is sent names the page without what else its address holds", async ({ page }) => {
  const path = "/contact?utm_source=card&gclid=1&email=a@b.example#form";
  await page.goto(path, { referer: "https://other.example/?email=a@b.example" });
  await page.getByRole("button", { name: acceptButton }).click();
  const queue = () =>
    page.evaluate(() => (window.dataLayer ?? []).map((entry) => JSON.stringify([...entry])));
  await expect.poll(async () => (await queue()).join()).toContain("page_view");
  const [set = ""] = (await queue()).filter((entry) => entry.startsWith('["set"'));
  expect(set).toMatch(/"page_location":"[^"]*\/contact\?utm_source=card"/);
  // It's set before anything that may be sent.
  const entries = await queue();
  expect(entries.indexOf(set)).toBeLessThan(
    entries.findIndex((entry) => /config|event/.test(entry)),
  );
  expect(entries.join()).not.toMatch(/gclid|email/);
});

test("a visitor who declines isn't asked again", async ({ page }) => {
  const requestedUrls = await mockProviders(page, respondWorking);
  await open(page, "/");
  await page.getByRole("button", { name: declineButton }).click();
  await page.reload();
  await expect(page.locator("chat-widget")).toHaveCount(1);
  await expect(page.getByText(BANNER_TITLE)).toBeHidden();
  expect(requestedUrls).not.toContain(SCRIPT_URLS.analytics);
});

const OWN_DOMAIN = "www.clinic.test";
const COUNTER = "https://www.google-analytics.com/g/collect";
/** Like the provider's script: sets cookies for the highest domain, and reports each tap unless it's switched off. */
const COUNTING = `
const off = () => window["ga-disable-${ID}"];
const ownCookies = () => ["_ga", "_ga_${ID.slice(2)}"].forEach((name) => {
  document.cookie = name + "=1; path=/; max-age=63072000; domain=clinic.test";
});
if (!off()) ownCookies();
addEventListener("click", () => off() || (ownCookies(), fetch("${COUNTER}", { mode: "no-cors" })));
`;

/** Serves the site at its own domain, with a provider that counts. Returns the growing list of its reports. */
async function serveAtOwnDomain(context: BrowserContext, baseURL: string): Promise<string[]> {
  const reports: string[] = [];
  await context.route(`https://${OWN_DOMAIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) });
  });
  await context.route(`${SCRIPT_URLS.analytics}`, (route) =>
    route.fulfill({ contentType: "text/javascript", body: COUNTING }),
  );
  await context.route(`${COUNTER}**`, (route) => {
    reports.push(route.request().url());
    return route.fulfill({ body: "" });
  });
  return reports;
}

const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).filter((name) => name.startsWith("_ga"));

test("a yes that is taken back deletes the cookies and stops every open tab", async ({
  context,
  page,
  baseURL,
}) => {
  const reports = await serveAtOwnDomain(context, baseURL ?? "");
  const other = await context.newPage();
  await open(other, `https://${OWN_DOMAIN}/about`);
  await expect(banner(other)).toBeVisible();
  await open(page, `https://${OWN_DOMAIN}/privacy-policy`);
  await page.getByRole("button", { name: acceptButton }).click();
  await expect(banner(other)).toBeHidden();
  await expect.poll(() => cookieNames(context)).toHaveLength(2);
  const tapOther = () => other.getByRole("heading", { level: 1 }).click();
  await expect(async () => {
    await tapOther();
    expect(reports.length).toBeGreaterThan(0);
  }).toPass();

  await page.getByRole("button", { name: changeButton }).click();
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  expect(await cookieNames(context)).toEqual([]);
  const before = [reports.length, await events(other)] as const;
  await tapOther();
  await tap(other, telUrl(clinic.phone));
  expect([reports.length, await events(other)]).toEqual(before);
  expect(await cookieNames(context)).toEqual([]);

  await other.getByRole("button", { name: acceptButton }).click();
  await tap(other, telUrl(clinic.phone));
  expect(await events(other)).toContain("tap_call");
});

test("a page that Back brings out of the browser's memory knows that a yes was taken back", async ({
  page,
}) => {
  await mockProviders(page, respondWorking);
  await open(page, "/about");
  await page.getByRole("button", { name: acceptButton }).click();
  await expect(banner(page)).toBeHidden();
  // What another tab did meanwhile. The test's browser keeps no pages, so the event is made here.
  await page.evaluate((key) => {
    localStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  }, CONSENT_KEY);
  await expect(banner(page)).toBeVisible();
});

test.describe("in a browser that blocks storage", () => {
  test.use({ allowedMessages: /analytics consent applies to this page only/ });

  test("an answer lasts until the page is closed", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "localStorage", {
        get: () => {
          throw new DOMException("Storage is blocked", "SecurityError");
        },
      });
    });
    const requestedUrls = await mockProviders(page, respondWorking);
    await open(page, "/contact");
    await page.getByRole("button", { name: acceptButton }).click();
    await expect.poll(() => requestedUrls).toContain(SCRIPT_URLS.analytics);
    await page.locator('footer a[href="/privacy-policy"]').last().click();
    await expect(page.getByRole("button", { name: changeButton })).toBeVisible();
    await expect(banner(page)).toBeHidden();
    await page.getByRole("button", { name: changeButton }).click();
    await expect(banner(page)).toBeVisible();
  });
});
