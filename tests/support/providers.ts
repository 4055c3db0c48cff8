import { expect, type Page, type Route } from "@playwright/test";
import { analyticsScript } from "../../app/embeds/analytics/vendor.ts";
import { CHAT_ELEMENT, CHAT_SCRIPT, chatScript } from "../../app/embeds/chat/vendor.ts";
import { formFrame } from "../../app/embeds/form/vendor.ts";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { mapFrame } from "../../app/embeds/map/vendor.ts";
import { reviewsFrame } from "../../app/embeds/reviews/vendor.ts";
import type { Clinic } from "../../app/schema/clinic.ts";

export type Answer = (route: Route) => Promise<void> | void;

/** The frame of each service, as its vendor wants it under a title. */
export const framesOf = ({ integrations: { form, reviews, map } }: Clinic, title = "") => ({
  form: formFrame(form, title),
  reviews: reviewsFrame(reviews, title),
  map: mapFrame(map, title),
});

/** The addresses of each connected service's script, where it has one, and of its frame. */
export function addressesOf(clinic: Clinic) {
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

/** Whether an address is one that a service loads from. */
export const isProvider = ({ href }: URL): boolean =>
  INTEGRATIONS.flatMap(({ script, frame }) => [script, frame]).some(
    (start) => start !== undefined && href.startsWith(start),
  );

export const READY = "<!doctype html><title>Provider</title><p>Provider</p>";
const SPEAKS = `${READY}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;
/** The chat's element with its button where the vendor's stands. */
const CHAT = `const chat = document.createElement("${CHAT_ELEMENT}");
chat.attachShadow({ mode: "open" }).innerHTML =
  '<button style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px">Chat</button>';
document.body.append(chat);`;
const COUNTS = "window.providerRuns = (window.providerRuns ?? 0) + 1";

/** What frames and scripts answer; the chat's script adds its element. */
export const answers =
  (frame: string, script: string): Answer =>
  (route) => {
    const request = route.request();
    if (request.resourceType() === "document")
      return route.fulfill({ contentType: "text/html", body: frame });
    const body = request.url() === CHAT_SCRIPT ? CHAT : script;
    return route.fulfill({ contentType: "text/javascript", body });
  };

/** What providers answer when all is well: scripts run, frames speak, the chat appears. */
export const works = answers(SPEAKS, COUNTS);

/** The same, with frames that say nothing. */
export const silent = answers(READY, COUNTS);

export const refuses: Answer = (route) => route.abort("connectionrefused");

/** Neither answered nor refused for as long as the test runs. */
export const hangs: Answer = () => undefined;

/** The answers that are on their way to a page. */
const underWay = new WeakMap<Page, Set<Promise<void>>>();

/** The same answer, known to be on its way until it has been given. */
const counted =
  (page: Page, answer: Answer): Answer =>
  async (route) => {
    const answers = underWay.get(page) ?? new Set();
    underWay.set(page, answers);
    const given = Promise.resolve(answer(route));
    answers.add(given);
    await given.finally(() => answers.delete(given));
  };

/** The addresses each page has asked of providers. */
const requested = new WeakMap<Page, string[]>();

/** Runs in the page: notes the address of each script that is put into it. */
function noteScripts(): void {
  window.scriptsInserted = [];
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src && !node.src.startsWith(location.origin))
        window.scriptsInserted?.push(node.src);
  }).observe(document, { childList: true, subtree: true });
}

/** Waits until each provider's script that the page has inserted has been asked for. */
async function expectRequested(page: Page): Promise<void> {
  const asked = requested.get(page);
  if (!asked) return;
  const inserted = (await page.evaluate(() => window.scriptsInserted)) ?? [];
  const times = (urls: readonly string[], url: string) => urls.filter((one) => one === url).length;
  await expect
    .poll(
      () => inserted.filter((url) => times(asked, url) < times(inserted, url)),
      "scripts asked for",
    )
    .toEqual([]);
}

/** Sees every request to a provider, and tells which there were. */
async function seeRequests(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  requested.set(page, asked);
  await page.addInitScript(noteScripts);
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => {
      asked.push(route.request().url());
      return answer(route);
    },
  );
  return asked;
}

/** Answers for every provider, and tells what was asked for. */
export const answerProviders = (page: Page, answer: Answer): Promise<string[]> =>
  seeRequests(page, counted(page, answer));

/** The same, from providers that keep silent until they are told to answer. */
export async function answerLater(page: Page, answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const answerAtOnce = counted(page, answer);
  const asked = await seeRequests(page, async (route) => {
    await promise;
    await answerAtOnce(route);
  });
  return { asked, release: resolve };
}

/**
 * Lets the page's clock run, in milliseconds. Providers answer in real time: the clock stands still while
 * an answer is on its way, or a busy machine would let a service seem to have kept the page waiting.
 */
export async function runClock(page: Page, time: number): Promise<void> {
  // A request reaches the test a moment after the page has made it, on a busy machine a long one.
  await expectRequested(page);
  await Promise.allSettled(underWay.get(page) ?? []);
  await page.evaluate(() => undefined);
  await page.clock.runFor(time);
}

/** Lets the page's clock run without waiting: bit by bit, so that what follows a timer can start. */
export async function runClockInSteps(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 0.5) await runClock(page, 500);
}
