import type { Location } from "react-router";

/**
 * The key a scroll position is stored under. Entries made by `#fragment` links don't have their own key
 * ("default"), so their address is used.
 */
export const scrollRestorationKey = ({ key, pathname, hash }: Location): string =>
  key === "default" ? pathname + hash : key;
