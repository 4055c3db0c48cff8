import { type RefObject, useEffect, useState } from "react";
import { whenNearViewport } from "../lib/when-near-viewport.ts";

/** Whether an element is, or has been, within 600 px of the window. With `eager`, it's true at once. */
export function useNearViewport(ref: RefObject<Element | null>, eager = false): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !ref.current) return;
    return whenNearViewport(ref.current, 600, () => setNear(true));
  }, [ref, near]);
  return near;
}
