import type { Page, Route } from "@playwright/test";
import { analyticsScript } from "../../app/embeds/analytics/vendor.ts";
import { CHAT_ELEMENT, CHAT_SCRIPT, chatScript } from "../../app/embeds/chat/vendor.ts";
import { formFrame } from "../../app/embeds/form/vendor.ts";
import { INTEGRATIONS } from "../../app/embeds/integrations.ts";
import { mapFrame } from "../../app/embeds/map/vendor.ts";
import { reviewsFrame } from "../../app/embeds/reviews/vendor.ts";
import type { Clinic } from "../../app/schema/clinic.ts";

type Answer = (route: Route) => Promise<void> | void;

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

const READY = "<!doctype html><title>Provider</title><p>Provider</p>";
const SPEAKS = `${READY}<script>parent.postMessage("[iFrameResizerChild]Ready", "*")</script>`;
/** The chat's element with its button where the vendor's stands. */
const CHAT = `const chat = document.createElement("${CHAT_ELEMENT}");
chat.attachShadow({ mode: "open" }).innerHTML =
  '<button style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px">Chat</button>';
document.body.append(chat);`;
const COUNTS = "window.providerRuns = (window.providerRuns ?? 0) + 1";

/** What frames and scripts answer; the chat's script adds its element. */
const answers =
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

/** A frame that does what it can to the page around it. */
const HOSTILE = `${READY}<script>
  const elsewhere = "https://elsewhere.example/";
  const link = Object.assign(document.createElement("a"), { href: elsewhere, target: "_top" });
  document.body.append(link);
  for (const attack of [
    () => { top.location = elsewhere; },
    () => { parent.location.href = elsewhere; },
    () => open(elsewhere, "_top"),
    () => link.click(),
    () => alert("hostile"),
    () => confirm("hostile"),
    () => prompt("hostile"),
  ]) try { attack(); } catch {}
  for (const junk of [null, 7, "junk", { junk: [] }, ["highlevel.setHeight"], ["size", 1e6]])
    parent.postMessage(junk, "*");
</script>`;

/** A script that gives a frame whatever size it asks for, as the vendors' do. */
const OBEYS = `addEventListener("message", ({ data, source }) => {
  if (!Array.isArray(data) || data[0] !== "size") return;
  for (const frame of document.querySelectorAll("iframe"))
    if (frame.contentWindow === source)
      Object.assign(frame.style, { width: data[1] + "px", height: data[1] + "px" });
});`;

type Service = "form" | "reviews" | "map";
type Failure = {
  answer: Answer;
  /** Whether it answers after all, 10 s late. */
  late?: boolean;
  /** The services that are given up. A map that has loaded anything cannot be told from a map. */
  givenUp: readonly Service[];
  /** How often each script is asked for: only an error is worth asking again. */
  tries: number;
  /** What the browser itself says of it on the console. */
  says: RegExp;
};

const garbage: Answer = (route) => {
  const isFrame = route.request().resourceType() === "document";
  return route.fulfill({ contentType: isFrame ? "text/html" : "text/javascript", body: "<<<%%" });
};

const SPEAKING = ["form", "reviews"] as const;
const UNREACHED = /^Failed to load/;
const never = () => undefined;

/** Every way a provider fails. */
export const FAILURES: Record<string, Failure> = {
  "is refused": {
    answer: (route) => route.abort("connectionrefused"),
    givenUp: SPEAKING,
    tries: 3,
    says: UNREACHED,
  },
  // Neither answered nor refused for as long as the test runs.
  hangs: { answer: never, givenUp: [...SPEAKING, "map"], tries: 1, says: UNREACHED },
  "takes 10 s": {
    answer: works,
    late: true,
    givenUp: [...SPEAKING, "map"],
    tries: 1,
    says: UNREACHED,
  },
  "answers 500": {
    answer: (route) => route.fulfill({ status: 500, contentType: "text/html", body: "Oops" }),
    givenUp: SPEAKING,
    tries: 3,
    says: UNREACHED,
  },
  "answers nothing": {
    answer: (route) => route.fulfill({ status: 200, body: "" }),
    givenUp: SPEAKING,
    tries: 1,
    says: UNREACHED,
  },
  "answers garbage": {
    answer: garbage,
    givenUp: SPEAKING,
    tries: 1,
    says: /^Failed to load|Unexpected token/,
  },
  "is hostile": {
    answer: answers(HOSTILE, OBEYS),
    givenUp: [],
    tries: 1,
    says: /^Unsafe attempt to initiate navigation|^Ignored call to '(alert|confirm|prompt)/,
  },
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

/** The same, from providers that keep silent until they are told to answer. */
export async function answerLater(page: Page, answer: Answer) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked = await answerProviders(page, async (route) => {
    await promise;
    await answer(route);
  });
  return { asked, release: resolve };
}

/** Lets the page's clock run without waiting: second by second, so that what follows a timer can start. */
export async function letPass(page: Page, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) await page.clock.runFor(1000);
}
