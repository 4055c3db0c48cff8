import { readFileSync } from "node:fs";
import type { Locator, Page, Route } from "@playwright/test";
import { parse } from "yaml";
import { clinicSchema, type Integrations } from "../../app/schema/clinic.ts";

const file = readFileSync("tests/fixtures/clinic-live.yaml", "utf8");

/** The facts of the site with every outside service connected. */
export const liveClinic = clinicSchema.parse(parse(file));

const { form, reviews, chat, map, analytics }: Integrations = liveClinic.integrations;

/** The addresses of each provider's script and frame. */
export const SCRIPTS = {
  form: form.script,
  reviews: reviews.script,
  chat: chat.script,
  analytics: `${analytics.script}?id=${analytics.id}`,
};
export const FRAMES = {
  form: `${form.frame}/${form.id}`,
  reviews: `${reviews.frame}/${reviews.location}?widgetId=${reviews.id}`,
  map: `${map.frame}?q=${encodeURIComponent(map.query)}&z=16&output=embed`,
};

type Answer = (route: Route) => Promise<void> | void;

const READY = "<!doctype html><title>Provider</title><p>Provider</p>";
const SPEAKS = `${READY}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;

/** What a provider answers when all is well: its script runs, its frame speaks, its chat appears. */
export const works: Answer = (route) => {
  if (route.request().resourceType() === "document")
    return route.fulfill({ contentType: "text/html", body: SPEAKS });
  const body =
    route.request().url() === SCRIPTS.chat
      ? 'document.body.append(document.createElement("chat-widget"))'
      : "window.providerRuns = (window.providerRuns ?? 0) + 1";
  return route.fulfill({ contentType: "text/javascript", body });
};

/** A script that loads and a frame that says nothing. */
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

/** The frame of a service on a page of the live configuration. */
export const frameOf = (page: Page, service: keyof typeof FRAMES): Locator =>
  page.locator(`iframe[src="${FRAMES[service]}"]`);

/** Lets the page's clock run without waiting: second by second, so that what follows a timer can start. */
export async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
