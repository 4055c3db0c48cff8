import { type ReactNode, type RefObject, startTransition, useEffect, useState } from "react";
import { whenIdle } from "../lib/when-idle.ts";
import { whenNearViewport } from "../lib/when-near-viewport.ts";

type ClientOnlyProps = {
  /** Shown in the built HTML, and permanently without JavaScript. */
  fallback?: ReactNode;
  /** The element to watch, if `children` isn't needed before the visitor scrolls near it. */
  mountNear?: RefObject<Element | null>;
  children: () => ReactNode;
};

/** The distance in pixels at which browsers start to load lazy iframes. */
const REACH = 1250;

/**
 * Shows `fallback` until the page has hydrated and is idle, and `mountNear` (if given) is near the window. Then
 * it shows what `children` returns.
 */
export function ClientOnly({ fallback = null, mountNear, children }: ClientOnlyProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => {
    const mount = () => startTransition(() => setMounted(true));
    let cancel = whenIdle(() => {
      if (mountNear?.current) cancel = whenNearViewport(mountNear.current, REACH, mount);
      else mount();
    });
    return () => cancel();
  }, [mountNear]);
  return mounted ? children() : fallback;
}
