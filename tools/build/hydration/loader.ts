// Runs inline in the head of every page. No script is fetched while the page loads and paints: the page's file for
// hydration is imported once the largest paint is in and the browser is idle, or at the first touch or key.
import type { EarlyClick } from "../../../app/early-click.d.ts";

const PAINT = "largest-contentful-paint";
/** No larger paint for this long, in milliseconds: that was the largest. */
const QUIET = 300;
/** A page that never paints, in a tab behind another, hydrates this long after it has loaded. */
const LATEST = 3000;

// Set before first paint so that CSS can hide content that needs JavaScript, and only then.
document.documentElement.dataset.js = "";
const { hydrate = "" } = (document.currentScript as HTMLScriptElement).dataset;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=deferred-modulepreload]"))
    link.rel = "modulepreload";
  import(hydrate).catch((error: unknown) => {
    // Nothing may wait for React: the page is styled as it is without scripts.
    delete document.documentElement.dataset.js;
    console.warn("The page stays as it is, its script did not load.", error);
  });
}

// Some browsers have no idle callback.
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
