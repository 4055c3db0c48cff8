import { type RefObject, useEffect, useState } from "react";

/** Whether an element is, or has been, within a screen's reach of the window. `eager` says yes at once. */
export function useNear(ref: RefObject<Element | null>, eager = false): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, near]);
  return near;
}
