// Runs inline in the head of every page. Nothing of the router is fetched while the page loads and paints, until the
// largest paint is in and the browser is idle, or until the first touch or key: see defer-hydration.ts.
import type { EarlyClick } from "../../../app/early-click.d.ts";

const PAINT = "largest-contentful-paint";
/** No larger paint for this long, in milliseconds: that was the largest. */
const QUIET = 300;
/** A page that never paints, in a tab behind another, hydrates this long after it has loaded. */
const LATEST = 3000;

const root = document.documentElement;
// Set before first paint so that CSS can hide content that needs JavaScript, and only then.
root.dataset.js = "";
const { hydrate = "" } = (document.currentScript as HTMLScriptElement).dataset;

/** Once the whole site's stylesheet is here the page's own goes, of which React knows nothing. */
const styled = (stylesheet: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    stylesheet.onload = () => {
      document.querySelector("link[data-page-css]")?.remove();
      resolve();
    };
    stylesheet.onerror = reject;
  });

let started = false;
function start(): void {
  if (started) return;
  started = true;
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel^=deferred-]")) {
    link.rel = link.rel.slice("deferred-".length);
    if (link.rel === "stylesheet") earlyClick.styled = styled(link);
  }
  import(hydrate).catch((error: unknown) => {
    // Nothing may wait for React: the page is styled as it is without scripts.
    delete root.dataset.js;
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
