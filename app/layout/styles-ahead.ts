import { useInsertionEffect } from "react";
import { useLocation } from "react-router";

/** A page's entry in the router's list: the files of its styles are taken out as they arrive here. */
type Styled = { css?: string[] };

/** Which pages a file of styles is for, by their paths. */
const pathsOf = new Map<HTMLLinkElement, Set<string>>();
const byFile = new Map<string, HTMLLinkElement>();

const mediaFor = (here: boolean) => (here ? "all" : "not all");

function fetchFile(file: string): HTMLLinkElement {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  // The router takes a link that names the file as it does for one that has loaded.
  link.href = new URL(file, location.href).href;
  link.media = mediaFor(false);
  pathsOf.set(link, new Set());
  byFile.set(file, link);
  return link;
}

/**
 * Fetches a page's styles and keeps them still until it is open. From then on the router need not: it would
 * ask for them after the click, wait, and have the page that is left laid out by them.
 */
export function fetchStyles(path: string, route: Styled): void {
  for (const file of route.css ?? []) {
    const known = byFile.get(file);
    const link = known ?? fetchFile(file);
    pathsOf.get(link)?.add(path);
    const arrived = () => {
      route.css = route.css?.filter((other) => other !== file);
    };
    link.addEventListener("load", arrived);
    link.addEventListener("error", () => {
      link.remove();
      byFile.delete(file);
    });
    if (!known) document.head.append(link);
    else if (link.sheet) arrived();
  }
}

/** Puts the styles that were fetched ahead for this page into force, and those of other pages out of it. */
export function useStylesAhead(): void {
  const { pathname } = useLocation();
  useInsertionEffect(() => {
    for (const [link, paths] of pathsOf) link.media = mediaFor(paths.has(pathname));
  }, [pathname]);
}
