import { type ReactNode, type RefObject, startTransition, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";
import { whenNear } from "./when-near.ts";

type ClientOnlyProps = {
  /** Stands in the server's HTML, and for good where there is no JavaScript. */
  fallback?: ReactNode;
  /** Where it stands, for what nobody needs before it comes near the window. */
  place?: RefObject<Element | null>;
  children: () => ReactNode;
};

/** As far from the window as browsers fetch lazy frames from. */
const REACH = 1250;

/**
 * Shows `fallback` until the page is alive and at rest, and its place near the window, then what `children`
 * returns.
 */
export function ClientOnly({ fallback = null, place, children }: ClientOnlyProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const mount = () => startTransition(() => setMounted(true));
    let callOff = whenIdle(() => {
      if (place?.current) callOff = whenNear(place.current, REACH, mount);
      else mount();
    });
    return () => callOff();
  }, [place]);
  return mounted ? children() : fallback;
}
