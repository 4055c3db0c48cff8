import { type MiddlewareFunction, redirectDocument } from "react-router";
import { whenIdle } from "../ui/when-idle.ts";

// A built page carries its own CSS. Other pages need the stylesheet of the whole site, which is the router's own link: the
// build disables it, so that it isn't downloaded while the page loads.

/** No medium: loads the stylesheet without applying it, which would make the browser lay out the page again. */
const NOT_APPLIED = "not all";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

let loading: Promise<HTMLLinkElement | undefined> | undefined;

/** Loads the stylesheet without applying it, if the page doesn't have it. */
export const loadStylesheet = () =>
  (loading ??= new Promise((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
    if (!link) return resolve(undefined);
    link.onload = () => resolve(link);
    link.onerror = reject;
    link.media = NOT_APPLIED;
    link.disabled = false;
  }));

/** Loads it once the browser is idle, unless the visitor saves data. */
export function prefetchStylesheet(): (() => void) | undefined {
  if (navigator.connection?.saveData) return;
  // If this fails, the next navigation leaves the page to the server.
  return whenIdle(() => loadStylesheet().catch(() => undefined));
}

/** Loads it, if the page doesn't have it, and applies it. */
export async function applyStylesheet(): Promise<void> {
  const link = await loadStylesheet();
  if (link) link.media = "all";
}

/** Applies the stylesheet before the router shows another page. If it can't be loaded, the server shows the page. */
export const requireStylesheet: MiddlewareFunction = async ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  await applyStylesheet().catch(() => {
    throw redirectDocument(pathname + search);
  });
  return next();
};
