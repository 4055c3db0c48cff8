import type { Page } from "@playwright/test";
import {
  bringIntoView,
  expectNothingMoved,
  FRAME_URLS,
  FRAMED_INTEGRATIONS,
  frameOf,
  openPaused,
  SCRIPT_URLS,
  skipUnlessConnected,
} from "../support/connected.ts";
import { clinic, site } from "../support/content.ts";
import { loadFrames } from "../support/frames.ts";
import { mockProviders, respondWorking, runClockInSteps } from "../support/providers.ts";
import { expect, open, test } from "../support/test.ts";

skipUnlessConnected();

/** The frames' scripts. */
const FRAME_SCRIPTS = FRAMED_INTEGRATIONS.flatMap((integration) => SCRIPT_URLS[integration] ?? []);

/** How often each script ran. */
const runs = (page: Page) => page.evaluate(() => window.providerRuns ?? 0);

/** Opens Home and scrolls to each integration once. */
async function openHome(page: Page): Promise<string[]> {
  const requestedUrls = await mockProviders(page, respondWorking);
  await openPaused(page, "/");
  for (const integration of FRAMED_INTEGRATIONS) await bringIntoView(page, integration);
  await runClockInSteps(page, 2);
  return requestedUrls;
}

test("each integration is shown, and its script is inserted once", async ({ page }) => {
  const requestedUrls = await openHome(page);
  await expect(page.getByText(site.form.loading)).toBeHidden();
  await expect(page.getByText(site.reviews.loading)).toBeHidden();
  for (const integration of FRAMED_INTEGRATIONS) {
    await expect(frameOf(page, integration)).not.toHaveAttribute("inert");
    await expect(frameOf(page, integration).contentFrame().getByText("Provider")).toBeVisible();
  }
  await expect(page.locator("chat-widget")).toHaveCount(1);
  for (const src of [...FRAME_SCRIPTS, SCRIPT_URLS.chat])
    expect(requestedUrls.filter((url) => url === src)).toHaveLength(1);
  await expect.poll(() => runs(page)).toBe(FRAME_SCRIPTS.length);
  await expectNothingMoved(page);
});

test("frames are titled and sandboxed, and the chat's script has its id", async ({ page }) => {
  await openHome(page);
  const { chat } = clinic.integrations;
  for (const integration of FRAMED_INTEGRATIONS) {
    await expect(frameOf(page, integration)).toHaveAttribute("title", site[integration].title);
    await expect(frameOf(page, integration)).toHaveAttribute("sandbox", /^allow-scripts /);
    await expect(frameOf(page, integration)).not.toHaveAttribute(
      "sandbox",
      /top-navigation|modals/,
    );
  }
  const script = page.locator(`script[src="${SCRIPT_URLS.chat}"]`);
  await expect(script).toHaveAttribute("data-widget-id", chat.id);
  await expect(script).toHaveAttribute("data-resources-url", /^https:/);
});

test("on the contact page the form loads without scrolling", async ({ page }) => {
  const requestedUrls = await mockProviders(page, respondWorking);
  await open(page, "/contact");
  await expect.poll(() => requestedUrls).toContain(SCRIPT_URLS.form ?? FRAME_URLS.form);
  await expect(frameOf(page, "form")).toHaveAttribute("loading", "eager");
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  expect(await page.evaluate(() => scrollY), "how far the form has moved the page").toBe(0);
});

test("navigating inserts no script twice and keeps the chat", async ({ page }) => {
  await openHome(page);
  await page.clock.resume();
  await page.locator("chat-widget").evaluate((widget) => widget.setAttribute("data-kept", ""));
  const [away] = site.footer.links;
  const link = page.locator(`footer a[href="${away?.to}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await link.click();
  await expect(page).toHaveURL(away?.to ?? "");
  const transitionOver = () =>
    page.waitForFunction(() => !document.documentElement.matches(":active-view-transition"));
  await transitionOver();
  await page.goBack();
  await expect(page).toHaveURL("/");
  // The router has restored the scroll position, the end of the page, and won't scroll again.
  await expect(link).toBeInViewport();
  await transitionOver();
  await loadFrames(page);
  await expect(frameOf(page, "form")).not.toHaveAttribute("inert");
  await expect(page.locator("chat-widget")).toHaveCount(1);
  await expect(page.locator("chat-widget[data-kept]")).toHaveCount(1);
  await expect.poll(() => runs(page)).toBe(FRAME_SCRIPTS.length);
});
