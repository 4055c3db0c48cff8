import { useMatches } from "react-router";
import type { Tint } from "./tints.ts";

/** What a page tells the shell, which is header, `<main>` and footer: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** What's behind the header before any scrolling: something light or dark. */
  headerBackdrop: "light" | "dark";
  /** The footer's headland, over the end of the page, by day if left out. None if the page ends in its own picture. */
  headland?: "night" | "none";
  /** The page's own colour: the ground `tint` of its hero and sections. Mist if left out. */
  tint?: Tint;
};

// The router types every handle as `unknown`. All of ours are a PageHandle, or missing.
const isPageHandle = (handle: unknown): handle is PageHandle =>
  typeof handle === "object" && handle !== null && "headerBackdrop" in handle;

/** The handle of the page that's shown. A page without one, such as an article, gets a light header. */
export function usePageHandle(): PageHandle {
  const handle = useMatches().at(-1)?.handle;
  return isPageHandle(handle) ? handle : { headerBackdrop: "light" };
}
