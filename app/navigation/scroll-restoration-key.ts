import type { Location } from "react-router";

/**
 * The key a scroll position is stored under. Entries made by `#fragment` links have no key of their own
 * ("default"), so their address is used.
 */
export const scrollRestorationKey = ({ key, pathname, hash }: Location): string =>
  key === "default" ? pathname + hash : key;
