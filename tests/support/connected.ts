import type { Locator, Page } from "@playwright/test";
import { connectedIntegrations, INTEGRATIONS } from "../../app/integrations/all-integrations.ts";
import { clinic, site } from "./content.ts";
import { watchShifts } from "./page.ts";
import { framesOf, providerUrls, runClock } from "./providers.ts";
import { expect, open, test } from "./test.ts";

/** Skips the calling file's tests if an integration isn't connected. */
export const skipUnlessConnected = (): void =>
  test.skip(
    connectedIntegrations(clinic.integrations).length < INTEGRATIONS.length,
    "needs a site with every integration connected: npm run other-clinic test:site",
  );

export const { scripts: SCRIPT_URLS, frames: FRAME_URLS } = providerUrls(clinic);

export type FramedIntegration = keyof typeof FRAME_URLS;

export const FRAMED_INTEGRATIONS: readonly FramedIntegration[] = ["form", "reviews", "map"];

const frames = framesOf(clinic);
/** The integrations whose frame posts a message when it works. The others' frames only load. */
export const MESSAGING: readonly FramedIntegration[] = FRAMED_INTEGRATIONS.filter(
  (integration) => frames[integration].postsMessages !== false,
);

/** The frame of a connected integration. */
export const frameOf = (page: Page, integration: FramedIntegration): Locator =>
  page.locator(`iframe[src="${FRAME_URLS[integration]}"]`);

/** Opens a page with its clock paused: time passes only when the test says so. */
export async function openPaused(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await open(page, path);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await watchShifts(page);
}

/** Advances the page's clock in small steps until a claim holds. */
export const stepUntil = (page: Page, claim: () => Promise<void>) =>
  expect(async () => {
    await runClock(page, 100);
    await claim();
  }).toPass({ timeout: 15_000, intervals: [50] });

/** The text shown until a frame is set up. */
const WAITING = {
  form: site.form.beforeLoading,
  reviews: site.reviews.loading,
  map: site.map.loading,
} as const satisfies Record<FramedIntegration, string>;

/** Scrolls an integration into view, and waits until the page's IntersectionObserver has noticed, which takes real time. */
export async function bringIntoView(page: Page, integration: FramedIntegration): Promise<void> {
  const frame = frameOf(page, integration);
  const waiting = page.getByText(WAITING[integration], { exact: true });
  await stepUntil(page, async () => {
    // The frame is created once its container is near the window, and replaces the loading text.
    await waiting.evaluateAll(([element]) =>
      element?.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    expect(await frame.count(), `frames of the ${integration}`).toBe(1);
  });
  await frame.evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  // The page's own observer was created earlier, so it is called before this one.
  await frame.evaluate(
    (element) =>
      new Promise<void>((seen) => {
        new IntersectionObserver((_, observer) => {
          observer.disconnect();
          seen();
        }).observe(element);
      }),
  );
  if (!SCRIPT_URLS[integration]) return;
  const script = page.locator(`script[src="${SCRIPT_URLS[integration]}"]`);
  await stepUntil(page, async () =>
    expect(await script.count(), `scripts of the ${integration}`).toBe(1),
  );
}

/** Nothing on the page has moved, and the frames have the height that was reserved. */
export async function expectNothingMoved(page: Page): Promise<void> {
  for (const integration of FRAMED_INTEGRATIONS) {
    const box = frameOf(page, integration).locator("..");
    if ((await box.count()) === 0) continue;
    const [height, reserved] = await box.evaluate((element) => [
      element.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(element).minHeight),
    ]);
    expect(height ?? 0, `the height of the ${integration}`).toBeCloseTo(reserved ?? 0, 1);
  }
  expect(await page.evaluate(() => window.shifts)).toEqual([]);
}
