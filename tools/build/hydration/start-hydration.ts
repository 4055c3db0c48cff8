// Runs inline in the head of every page. The router's scripts are in the page, but with a type that browsers don't run. This
// brings them back once the page has loaded and the browser is idle, or at the first pointer press or key.

const { dataset } = document.documentElement;

/** Waits after the load event, so that the largest picture is painted first. */
const DELAY_MS = 300;
/** A page in a background tab is never idle. */
const LATEST_MS = 3000;

/** The browser floor: one feature that each browser got last. See `BROWSERS` in vite.config.ts. */
const isSupported =
  "toSorted" in Array.prototype && // Chromium, one version before
  "adoptedStyleSheets" in document && // Safari
  CSS.supports("selector(:has(a))"); // Firefox

/** CSS then styles the page as if JavaScript were off. */
function giveUp(): void {
  delete dataset.js;
}

function start(): void {
  // The scripts are at the end of the page.
  if (document.readyState === "loading") {
    addEventListener("DOMContentLoaded", start);
    return;
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=inert]")) {
    link.onerror = giveUp;
    link.rel = "modulepreload";
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>("script[type=inert]")) {
    const { parentNode, nextSibling } = script;
    script.type = script.dataset.type ?? "";
    script.onerror = giveUp;
    // A script runs when it's inserted.
    script.remove();
    parentNode?.insertBefore(script, nextSibling);
  }
}

/** A file that breaks off, or that the browser can't read, is a syntax error: only the window hears of it. Others' scripts don't count. */
function giveUpOnSyntaxError({ error, filename }: ErrorEvent): void {
  const isOurs = filename.startsWith(`${location.origin}/assets/`);
  if (error instanceof SyntaxError && isOurs && dataset.hydrated === undefined) giveUp();
}

if (isSupported) {
  // Set before first paint so that CSS can hide content that needs JavaScript, and only then.
  dataset.js = "";
  // Until then the CSS of Tabs (app/ui/tabs.tsx) shows every panel.
  customElements.define("tab-panel", class extends HTMLElement {});
  addEventListener("load", () =>
    setTimeout(() => {
      // Older versions of Safari don't have requestIdleCallback.
      (window.requestIdleCallback ?? setTimeout)(start, { timeout: LATEST_MS });
    }, DELAY_MS),
  );
  addEventListener("error", giveUpOnSyntaxError);
  addEventListener("pointerdown", start, { capture: true, once: true });
  addEventListener("keydown", start, { capture: true, once: true });
  addEventListener("click", (event) => Object.assign(window, { earlyClick: event }), true);
}
