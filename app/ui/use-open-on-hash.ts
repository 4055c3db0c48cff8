import { useEffect, useRef } from "react";

/** Opens the <details> whose id is in the URL. Browsers open one only for targets inside it. */
export function useOpenOnHash() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const open = () => {
      const target =
        location.hash &&
        ref.current?.querySelector(`details#${CSS.escape(location.hash.slice(1))}`);
      if (!(target instanceof HTMLDetailsElement)) return;
      target.open = true;
      target.scrollIntoView();
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, []);
  return ref;
}
