import { expect, type Page, type Route } from "@playwright/test";
import { INTEGRATIONS } from "../../app/integrations/all-integrations.ts";
import { analyticsScript } from "../../app/integrations/analytics/provider.ts";
import { CHAT_ELEMENT, CHAT_SCRIPT_URL, chatScript } from "../../app/integrations/chat/provider.ts";
import { formFrame } from "../../app/integrations/form/provider.ts";
import { mapFrame } from "../../app/integrations/map/provider.ts";
import { reviewsFrame } from "../../app/integrations/reviews/provider.ts";
import type { Clinic } from "../../app/schema/clinic.ts";

export type Respond = (route: Route) => Promise<void> | void;

/** Each integration's frame as its provider defines it, with this title. */
export const framesOf = ({ integrations: { form, reviews, map } }: Clinic, title = "") => ({
  form: formFrame(form, title),
  reviews: reviewsFrame(reviews, title),
  map: mapFrame(map, title),
});

/** The addresses of each integration's script, if it has one, and frame. */
export function providerUrls(clinic: Clinic) {
  const { chat, analytics } = clinic.integrations;
  const { form, reviews, map } = framesOf(clinic);
  return {
    scripts: {
      form: form.script?.src,
      reviews: reviews.script?.src,
      map: map.script?.src,
      chat: chatScript(chat).src,
      analytics: analyticsScript(analytics).src,
    },
    frames: { form: form.src, reviews: reviews.src, map: map.src },
  };
}

/** Whether an integration loads from this address. */
export const isProvider = ({ href }: URL): boolean =>
  INTEGRATIONS.flatMap(({ scriptUrl, frameUrl }) => [scriptUrl, frameUrl]).some(
    (start) => start !== undefined && href.startsWith(start),
  );

export const PROVIDER_PAGE = "<!doctype html><title>Provider</title><p>Provider</p>";
const SENDS_MESSAGE = `${PROVIDER_PAGE}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;
/** The chat's element with a button where the provider's is. */
const CHAT = `const chat = document.createElement("${CHAT_ELEMENT}");
chat.attachShadow({ mode: "open" }).innerHTML =
  '<button style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px">Chat</button>';
document.body.append(chat);`;
const COUNTS = "window.providerRuns = (window.providerRuns ?? 0) + 1";

/** Responds to requests for frames and scripts. The chat's script adds its element. */
export const respondWith =
  (frame: string, script: string): Respond =>
  (route) => {
    const request = route.request();
    if (request.resourceType() === "document")
      return route.fulfill({ contentType: "text/html", body: frame });
    const body = request.url() === CHAT_SCRIPT_URL ? CHAT : script;
    return route.fulfill({ contentType: "text/javascript", body });
  };

/** Working providers: scripts run, frames post a message, the chat appears. */
export const respondWorking = respondWith(SENDS_MESSAGE, COUNTS);

/** The same, but frames post no message. */
export const silent = respondWith(PROVIDER_PAGE, COUNTS);

export const refuses: Respond = (route) => route.abort("connectionrefused");

/** Never answered. */
export const hangs: Respond = () => undefined;

/** The responses each page is waiting for. */
const pending = new WeakMap<Page, Set<Promise<void>>>();

/** The same, listed in `pending` until it has been given. */
const tracked =
  (page: Page, respond: Respond): Respond =>
  async (route) => {
    const unanswered = pending.get(page) ?? new Set();
    pending.set(page, unanswered);
    const given = Promise.resolve(respond(route));
    unanswered.add(given);
    await given.finally(() => unanswered.delete(given));
  };

/** The provider addresses each page has requested. */
const requested = new WeakMap<Page, string[]>();

/** Runs in the page: records the address of each script inserted into it. */
function recordScripts(): void {
  window.scriptsInserted = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src && !node.src.startsWith(location.origin))
        window.scriptsInserted?.push(node.src);
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until each inserted provider script has been requested. */
async function expectRequested(page: Page): Promise<void> {
  const requestedUrls = requested.get(page);
  if (!requestedUrls) return;
  const inserted = (await page.evaluate(() => window.scriptsInserted)) ?? [];
  const times = (urls: readonly string[], url: string) => urls.filter((one) => one === url).length;
  await expect
    .poll(
      () => inserted.filter((url) => times(requestedUrls, url) < times(inserted, url)),
      "scripts asked for",
    )
    .toEqual([]);
}

/**
 * Mocks every provider. None answers until `release` is called.
 * @returns a growing list of the requested addresses
 */
export async function mockProvidersLater(page: Page, respond: Respond) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const respondTracked = tracked(page, respond);
  const requestedUrls: string[] = [];
  requested.set(page, requestedUrls);
  await page.addInitScript(recordScripts);
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    async (route) => {
      requestedUrls.push(route.request().url());
      await promise;
      await respondTracked(route);
    },
  );
  return { requestedUrls, release: resolve };
}

/** Mocks every provider, and returns a growing list of the requested addresses. */
export async function mockProviders(page: Page, respond: Respond): Promise<string[]> {
  const { requestedUrls, release } = await mockProvidersLater(page, respond);
  release();
  return requestedUrls;
}

/**
 * Advances the page's clock by milliseconds. Providers answer in real time, so the clock waits for pending
 * answers. Otherwise a busy machine could make an integration seem slow.
 */
export async function runClock(page: Page, time: number): Promise<void> {
  // A request reaches the test slightly after the page has made it, on a busy machine much later.
  await expectRequested(page);
  await Promise.allSettled(pending.get(page) ?? []);
  await page.evaluate(() => undefined);
  await page.clock.runFor(time);
}

/** Advances the page's clock in small steps, so that whatever a timer starts can run too. */
export async function runClockInSteps(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 0.5) await runClock(page, 500);
}
