import type { Page, Route } from "@playwright/test";
import { analyticsScript } from "../../app/embeds/analytics/vendor.ts";
import { CHAT_SCRIPT, chatScript } from "../../app/embeds/chat/vendor.ts";
import { formAddress, formScript } from "../../app/embeds/form/vendor.ts";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { mapAddress } from "../../app/embeds/map/vendor.ts";
import { reviewsAddress, reviewsScript } from "../../app/embeds/reviews/vendor.ts";
import type { Clinic } from "../../app/schema/clinic.ts";

type Answer = (route: Route) => Promise<void> | void;

/** The addresses of each connected service's script and frame. */
export function addressesOf({ integrations }: Clinic) {
  const { form, reviews, chat, map, analytics } = integrations;
  return {
    scripts: {
      form: formScript(form).src,
      reviews: reviewsScript(reviews).src,
      chat: chatScript(chat).src,
      analytics: analyticsScript(analytics).src,
    },
    frames: { form: formAddress(form), reviews: reviewsAddress(reviews), map: mapAddress(map) },
  };
}

/** Whether an address is one that a service loads from. */
export const isProvider = ({ href }: URL): boolean =>
  INTEGRATIONS.flatMap(({ script, frame }) => [script, frame]).some(
    (start) => start !== undefined && href.startsWith(start),
  );

const READY = "<!doctype html><title>Provider</title><p>Provider</p>";
const SPEAKS = `${READY}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;
const CHAT = 'document.body.append(document.createElement("chat-widget"))';
const COUNTS = "window.providerRuns = (window.providerRuns ?? 0) + 1";

/** What providers answer when all is well: scripts run, frames speak, the chat appears. */
export const works: Answer = (route) => {
  const request = route.request();
  if (request.resourceType() === "document")
    return route.fulfill({ contentType: "text/html", body: SPEAKS });
  const isChat = request.url() === CHAT_SCRIPT;
  return route.fulfill({ contentType: "text/javascript", body: isChat ? CHAT : COUNTS });
};

/** The same, with frames that say nothing. */
export const silent: Answer = (route) =>
  route.request().resourceType() === "document"
    ? route.fulfill({ contentType: "text/html", body: READY })
    : works(route);

const garbage: Answer = (route) => {
  const isFrame = route.request().resourceType() === "document";
  return route.fulfill({ contentType: isFrame ? "text/html" : "text/javascript", body: "<<<%%" });
};

/** Every way a provider fails, and what it answers then. */
export const FAILURES: Record<string, Answer> = {
  "is refused": (route) => route.abort("connectionrefused"),
  // Neither answered nor refused for as long as the test runs.
  hangs: () => undefined,
  "answers 500": (route) => route.fulfill({ status: 500, contentType: "text/html", body: "Oops" }),
  "answers nothing": (route) => route.fulfill({ status: 200, body: "" }),
  "answers garbage": garbage,
};

/** Answers for every provider, and tells what was asked for. */
export async function answerProviders(page: Page, answer: Answer): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    ({ hostname }) => hostname !== "localhost",
    (route) => {
      asked.push(route.request().url());
      return answer(route);
    },
  );
  return asked;
}

/** Lets the page's clock run without waiting: second by second, so that what follows a timer can start. */
export async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
