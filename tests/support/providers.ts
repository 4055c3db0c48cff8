import type { Page, Route } from "@playwright/test";
import type { Clinic } from "../../app/schema/clinic.ts";

type Answer = (route: Route) => Promise<void> | void;

/** The addresses of each connected service's script and frame. */
export function addressesOf({ integrations }: Clinic) {
  const { form, reviews, chat, map, analytics } = integrations;
  return {
    scripts: {
      form: form.script,
      reviews: reviews.script,
      chat: chat.script,
      analytics: `${analytics.script}?id=${analytics.id}`,
    },
    frames: {
      form: `${form.frame}/${form.id}`,
      reviews: `${reviews.frame}/${reviews.location}?widgetId=${reviews.id}`,
      map: `${map.frame}?q=${encodeURIComponent(map.query)}&z=16&output=embed`,
    },
  };
}

/** Whether an address is one that a clinic's services load from. */
export const isProvider = ({ integrations }: Clinic, { href }: URL): boolean => {
  const { form, reviews, chat, map, analytics } = integrations;
  return [form, reviews, chat, map, analytics]
    .flatMap((service) => Object.entries(service))
    .some(([name, start]) => ["script", "frame"].includes(name) && href.startsWith(String(start)));
};

const READY = "<!doctype html><title>Provider</title><p>Provider</p>";
const SPEAKS = `${READY}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;
const CHAT = 'document.body.append(document.createElement("chat-widget"))';
const COUNTS = "window.providerRuns = (window.providerRuns ?? 0) + 1";

/** What a clinic's providers answer when all is well: scripts run, frames speak, the chat appears. */
export const worksFor =
  (clinic: Clinic): Answer =>
  (route) => {
    const request = route.request();
    if (request.resourceType() === "document")
      return route.fulfill({ contentType: "text/html", body: SPEAKS });
    const isChat = request.url() === clinic.integrations.chat.script;
    return route.fulfill({ contentType: "text/javascript", body: isChat ? CHAT : COUNTS });
  };

/** The same, with frames that say nothing. */
export const silentFor =
  (clinic: Clinic): Answer =>
  (route) =>
    route.request().resourceType() === "document"
      ? route.fulfill({ contentType: "text/html", body: READY })
      : worksFor(clinic)(route);

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
