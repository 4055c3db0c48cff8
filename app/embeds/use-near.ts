import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "../ui/when-near.ts";

/** Whether an element is, or has been, within a screen's reach of the window. `eager` says yes at once. */
export function useNear(ref: RefObject<Element | null>, eager = false): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !ref.current) return;
    return whenNear(ref.current, 600, () => setNear(true));
  }, [ref, near]);
  return near;
}
