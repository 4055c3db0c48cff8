import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Calls back each time the visitor has gone to another place, but not when the page comes alive. */
export function useOnNavigation(arrived: () => void): void {
  const { key } = useLocation();
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    arrived();
  });
}
