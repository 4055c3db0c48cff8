import { useInsertionEffect } from "react";
import { type MiddlewareFunction, redirectDocument, useLocation } from "react-router";
import { whenIdle } from "../ui/when-idle.ts";

// A built page has its own CSS inline and in one linked file. The stylesheet of the whole site is the
// router's link, disabled by the build so that it isn't downloaded at first. It replaces the page's CSS
// when another page is shown. Any earlier, the browser would style and lay out this page again.
const NOT_APPLIED = "not all";

const findLink = (which: string) =>
  document.querySelector<HTMLLinkElement>(`head link[rel=stylesheet]${which}`);

/** Loads the stylesheet without applying it. */
function load(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = reject;
    link.media = NOT_APPLIED;
    link.disabled = false;
  });
}

let loading: Promise<void> | undefined;
function loadStylesheet(): Promise<void> {
  const link = findLink("[disabled]");
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

/** Applies the stylesheet of the whole site when React shows another page than the first. */
export function useSiteStylesheet(): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the page changes
  useInsertionEffect(() => {
    const link = findLink(`[media="${NOT_APPLIED}"]`);
    if (!link) return;
    link.media = "all";
    document.querySelector("link[data-page-css]")?.remove();
  }, [pathname]);
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
