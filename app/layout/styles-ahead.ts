import { useInsertionEffect } from "react";
import { useLocation } from "react-router";

/** A page's entry in the router's list: its files of styles are taken out as they arrive here. */
type Styled = { css?: string[] };

const OFF = "not all";

/** Files of styles by name, each with the paths of the pages it is for. */
const held = new Map<string, { link: HTMLLinkElement; paths: Set<string> }>();

function hold(file: string) {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  // Not as the router writes it, who takes a link of that name for one that has loaded.
  link.href = location.origin + file;
  link.media = OFF;
  link.onerror = () => {
    link.remove();
    held.delete(file);
  };
  document.head.append(link);
  const entry = { link, paths: new Set<string>() };
  held.set(file, entry);
  return entry;
}

/**
 * Fetches a page's styles and keeps them still until it is open. From then on the router need not: it would
 * ask for them after the click, wait, and have the page that is left laid out by them.
 */
export function fetchStyles(path: string, route: Styled): void {
  for (const file of route.css ?? []) {
    const { link, paths } = held.get(file) ?? hold(file);
    paths.add(path);
    const arrived = () => {
      route.css = route.css?.filter((other) => other !== file);
    };
    if (link.sheet) arrived();
    else link.addEventListener("load", arrived);
  }
}

/** Puts the styles that were fetched ahead for this page into force, and those of other pages out of it. */
export function useStylesAhead(): void {
  const { pathname } = useLocation();
  useInsertionEffect(() => {
    for (const { link, paths } of held.values()) link.media = paths.has(pathname) ? "" : OFF;
  }, [pathname]);
}
