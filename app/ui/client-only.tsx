import { type ReactNode, startTransition, useEffect, useState } from "react";

type ClientOnlyProps = {
  /** Stands in the server's HTML, and for good where there is no JavaScript. */
  fallback?: ReactNode;
  children: () => ReactNode;
};

/** Some browsers know no idle callback. */
function whenIdle(callback: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}

/** Shows `fallback` until the page is alive and at rest, then what `children` returns. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setMounted(true))), []);
  return mounted ? children() : fallback;
}
