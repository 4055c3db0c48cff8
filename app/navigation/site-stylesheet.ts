import { type MiddlewareFunction, redirectDocument } from "react-router";
import { whenIdle } from "../ui/when-idle.ts";

// A built page has its own CSS inline and in one linked file. The stylesheet of the whole site is the
// router's link, disabled by the build so that it isn't downloaded at first. It replaces the page's CSS
// before another page is shown.

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

/** Loads the stylesheet once the browser is idle, unless the visitor saves data. */
export function prefetchStylesheet(): void {
  if (navigator.connection?.saveData) return;
  // If this fails, the next navigation leaves the page to the server.
  whenIdle(() => {
    loadStylesheet().catch(() => undefined);
  });
}

/** Makes a navigation wait for the stylesheet. If it can't be loaded, the server shows the page instead. */
export const waitForStylesheet: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  const stylesheet = loadStylesheet().catch(() => {
    throw redirectDocument(pathname + search);
  });
  const [result] = await Promise.all([next(), stylesheet]);
  return result;
};
