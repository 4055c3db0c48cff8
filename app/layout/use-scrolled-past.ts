import { useSyncExternalStore } from "react";

const subscribe = (changed: () => void) => {
  addEventListener("scroll", changed, { passive: true });
  return () => removeEventListener("scroll", changed);
};

/** Whether the page is scrolled further than `limit` pixels. False until hydration. */
export const useScrolledPast = (limit: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > limit,
    () => false,
  );
