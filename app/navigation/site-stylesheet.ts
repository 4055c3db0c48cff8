import { type MiddlewareFunction, redirectDocument } from "react-router";

// A built page comes with its own CSS alone. The stylesheet of the whole site is the router's link, which the build
// disables, so that no browser fetches it: before another page is shown it takes the place of the page's own CSS.

const stylesheet = () =>
  document.querySelector<HTMLLinkElement>("head link[rel=stylesheet][disabled]");

function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => {
      document.querySelector("link[data-page-css]")?.remove();
      resolve();
    };
    link.onerror = reject;
    link.disabled = false;
  });
}

let loading: Promise<void> | undefined;
function loadStylesheet(): Promise<void> {
  const link = stylesheet();
  if (link) loading ??= load(link);
  return loading ?? Promise.resolve();
}

/** Loads it once the browser is idle, unless the visitor asks to save data. */
export function prefetchStylesheet(): void {
  if (navigator.connection?.saveData) return;
  // Where it fails, the next navigation deals with it.
  (window.requestIdleCallback ?? setTimeout)(() => loadStylesheet().catch(() => undefined));
}

/** Holds a navigation until the stylesheet is here. Without it the server shows the page. */
export const waitForStylesheet: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const stylesheet = loadStylesheet().catch(() => {
    throw redirectDocument(pathname + search);
  });
  const [result] = await Promise.all([next(), stylesheet]);
  return result;
};
