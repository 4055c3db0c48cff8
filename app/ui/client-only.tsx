import { type ReactNode, useEffect, useState } from "react";

type ClientOnlyProps = {
  /** Stands in the server's HTML, and for good where there is no JavaScript. */
  fallback?: ReactNode;
  children: () => ReactNode;
};

/** Shows `fallback` until the page is alive, then what `children` returns. */
export function ClientOnly({ fallback = null, children }: ClientOnlyProps) {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted ? children() : fallback;
}
