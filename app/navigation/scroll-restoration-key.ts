import type { Location } from "react-router";

/**
 * What a scroll position is kept by. A place within a page is an entry of the browser's own, without a
 * key: its address tells it apart.
 */
export const scrollRestorationKey = ({ key, pathname, hash }: Location): string =>
  key === "default" ? pathname + hash : key;
