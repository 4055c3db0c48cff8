import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Opens the <details> whose id is in the URL. Browsers open one only for targets inside it. */
export function useOpenOnHash() {
  const ref = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash && ref.current?.querySelector(`details#${CSS.escape(hash.slice(1))}`);
    if (!(target instanceof HTMLDetailsElement)) return;
    target.open = true;
    target.scrollIntoView();
  }, [hash]);
  return ref;
}
