import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls `onNavigation` after each navigation, but not on first load. */
export function useOnNavigation(onNavigation: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    onNavigation();
  });
}
