import { useContext, useEffect, useState } from "react";
import {
  matchRoutes,
  UNSAFE_DataRouterContext,
  UNSAFE_FrameworkContext,
  useLocation,
} from "react-router";

declare global {
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** Paths of the pages whose files have been loaded. */
const loaded = new Set<string>();
/** The link that was clicked last, unless the visitor has gone back or forward since. */
let latest: HTMLAnchorElement | undefined;

/** The link to a page of the site that an event is at. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  return link && !link.target && !link.download ? link : undefined;
}

/** Opens a page as a new document. Returns false if the site can't be reached: the page being read stays. */
async function openDocument(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: "HEAD", cache: "no-store" });
  } catch {
    return false;
  }
  location.assign(url);
  return true;
}

/**
 * Loads a page's files at a hover, touch or focus of a link, and before the router opens the page. `<Link prefetch>` and
 * the router itself reload the current page where a file is missing, as after a deploy. This opens the page that was clicked.
 * @returns isOffline: whether the last clicked link couldn't be followed, because the site can't be reached
 */
export function useRouteModuleLoading(): { isOffline: boolean } {
  const { manifest } = useContext(UNSAFE_FrameworkContext) ?? {};
  const { router } = useContext(UNSAFE_DataRouterContext) ?? {};
  const { key } = useLocation();
  const [failedAt, setFailedAt] = useState<string>();
  useEffect(() => {
    const load = async (path: string) => {
      const routes = matchRoutes(router?.routes ?? [], path) ?? [];
      const files = routes.flatMap(({ route }) => {
        const { module, imports = [] } = manifest?.routes[route.id] ?? {};
        return module ? [module, ...imports] : [];
      });
      await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      loaded.add(path);
    };
    const prefetch = ({ target }: Event) => {
      const link = linkAt(target);
      // If this fails, a click tries again.
      if (link && !loaded.has(link.pathname) && !navigator.connection?.saveData)
        load(link.pathname).catch(() => undefined);
    };
    const loadThenOpen = async (link: HTMLAnchorElement) => {
      try {
        await load(link.pathname);
        // The router follows this click.
        if (latest === link) link.click();
      } catch {
        if (latest === link && !(await openDocument(link.href))) setFailedAt(key);
      }
    };
    const onClick = (event: MouseEvent) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
      const link = linkAt(target);
      if (!link || altKey || ctrlKey || metaKey || shiftKey) return;
      latest = link;
      if (loaded.has(link.pathname)) return;
      event.preventDefault();
      loadThenOpen(link);
    };
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    document.addEventListener("pointerover", prefetch, options);
    document.addEventListener("focusin", prefetch, options);
    document.addEventListener("click", onClick, options);
    addEventListener("popstate", () => (latest = undefined), options);
    return () => listeners.abort();
  }, [manifest, router, key]);
  return { isOffline: failedAt === key };
}
