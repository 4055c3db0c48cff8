// Runs inline in the head of every page, in the place of what root.tsx says there. No script is
// fetched while the page loads and paints: the module preloads wait under an inert name, and the
// page's boot file is imported once the largest paint is in and the browser is idle, or at the
// first touch or key.
import type { LateStart } from "../../app/late-start.d.ts";

const PAINT = "largest-contentful-paint";
/** No larger paint for so long, in milliseconds: that was the largest. */
const QUIET = 300;
/** A page that never paints, in a tab behind another, starts so long after it has loaded. */
const LATEST = 3000;

document.documentElement.dataset.js = "";
const { boot = "" } = (document.currentScript as HTMLScriptElement).dataset;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=late-modulepreload]")) {
    link.rel = "modulepreload";
  }
  import(boot).catch((error: unknown) => {
    // Without React nothing may wait for it: the page is styled as it is without scripts.
    delete document.documentElement.dataset.js;
    console.warn("The page stays as it is, its script did not load.", error);
  });
}

// Some browsers know no idle callback.
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
  lateStart.click = event;
};
const lateStart: LateStart = { forget: () => removeEventListener("click", remember, true) };
window.lateStart = lateStart;
addEventListener("click", remember, true);
