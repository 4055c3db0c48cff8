import { useEffect } from "react";
import { useLocation } from "react-router";
import { fetchStyles } from "./styles-ahead.ts";

type Route = { path?: string; index?: boolean; module: string; imports?: string[]; css?: string[] };

declare global {
  interface Window {
    /** The router's own list of routes and their files; absent while developing. */
    __reactRouterManifest?: { routes: Record<string, Route> };
  }
  interface Navigator {
    connection?: { saveData?: boolean };
  }
}

/** How many pages are fetched for links that are merely in view. */
const MOST_AT_REST = 4;

const INTENTS = ["pointerover", "focusin", "touchstart"] as const;
const fetched = new Set<string>();

function preloadModule(file: string): void {
  if (fetched.has(file)) return;
  fetched.add(file);
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

/** The route of a page of the site; none for other addresses and for the page that is open. */
function routeOf(link: HTMLAnchorElement): Route | undefined {
  if (link.origin !== location.origin || link.pathname === location.pathname) return undefined;
  const routes = Object.values(window.__reactRouterManifest?.routes ?? {});
  return routes.find(({ path, index }) => (index || path) && `/${path ?? ""}` === link.pathname);
}

/** Fetches what a page needs beside what is here. Returns whether there is such a page. */
function prefetch(link: HTMLAnchorElement): boolean {
  const route = routeOf(link);
  if (!route) return false;
  for (const file of [route.module, ...(route.imports ?? [])]) preloadModule(file);
  fetchStyles(link.pathname, route);
  return true;
}

function onIntent({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
  if (link) prefetch(link);
}

/** Fetches the pages of the first few links that come into view, one look at all of them. */
function watchLinks(): () => void {
  let left = MOST_AT_REST;
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
      observer.unobserve(target);
      if (left > 0 && prefetch(target)) left -= 1;
    }
    if (left === 0) observer.disconnect();
  });
  for (const link of document.querySelectorAll("main a[href^='/']")) observer.observe(link);
  return () => observer.disconnect();
}

/**
 * Fetches the script and the styles of the page a visitor is about to open: of a link that is pointed
 * at, focused or touched, and, once the browser is at rest, of the first few in view. Whoever asks to
 * save data gets neither.
 */
export function usePrefetch(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const listener = { passive: true };
    for (const intent of INTENTS) addEventListener(intent, onIntent, listener);
    return () => {
      for (const intent of INTENTS) removeEventListener(intent, onIntent);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other links
  useEffect(() => {
    if (navigator.connection?.saveData || !window.requestIdleCallback) return;
    let stop: (() => void) | undefined;
    const request = requestIdleCallback(() => {
      stop = watchLinks();
    });
    return () => {
      cancelIdleCallback(request);
      stop?.();
    };
  }, [pathname]);
}
