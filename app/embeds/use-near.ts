import { type RefObject, useEffect, useState } from "react";
import { whenNear } from "../ui/when-near.ts";

/** Whether an element is, or has been, within 600 px of the window. With `eager`, it's true at once. */
export function useNear(ref: RefObject<Element | null>, eager = false): boolean {
  const [near, setNear] = useState(eager);
  useEffect(() => {
    if (near || !ref.current) return;
    return whenNear(ref.current, 600, () => setNear(true));
  }, [ref, near]);
  return near;
}
