// Runs inline in the head of every page. Imports the page's hydration file once the largest contentful paint is done and
// the browser is idle, or at the first pointer press or key. Until then, no script is fetched.
import type { EarlyClick } from "../../../app/early-click.d.ts";

const PAINT = "largest-contentful-paint";
/** After this many milliseconds without a larger paint, the last one counts as the largest. */
const QUIET = 300;
/** Milliseconds after load when hydration starts at the latest. A page in a background tab never paints. */
const LATEST = 3000;

// Set before first paint so that CSS can hide content that needs JavaScript, and only then.
document.documentElement.dataset.js = "";
customElements.define("tab-panel", class extends HTMLElement {});
const { hydrate = "" } = (document.currentScript as HTMLScriptElement).dataset;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=deferred-modulepreload]"))
    link.rel = "modulepreload";
  import(hydrate).catch((error: unknown) => {
    // CSS then styles the page as if JavaScript were off.
    delete document.documentElement.dataset.js;
    console.warn("The page stays as it is, its script did not load.", error);
  });
}

// Older versions of Safari don't have requestIdleCallback.
const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(start);

addEventListener("load", () => {
  setTimeout(start, LATEST);
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT)) return whenIdle();
  let quiet: ReturnType<typeof setTimeout>;
  new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(whenIdle, QUIET);
  }).observe({ type: PAINT, buffered: true });
});
addEventListener("pointerdown", start, { capture: true, once: true });
addEventListener("keydown", start, { capture: true, once: true });

const remember = (event: MouseEvent) => {
  earlyClick.event = event;
};
const earlyClick: EarlyClick = { forget: () => removeEventListener("click", remember, true) };
window.earlyClick = earlyClick;
addEventListener("click", remember, true);
