import { useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";

/** How many pages to prefetch for links in view. */
const MAX_PAGES = 4;

/**
 * Prefetches the pages of the first few links in view once the browser is idle, unless the visitor saves
 * data. `prefetch="intent"` alone starts too late on a tap: the next heading came 200 to 500 ms later.
 */
export function PrefetchInView() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<string[]>([]);
  useEffect(() => {
    if (navigator.connection?.saveData || !window.requestIdleCallback) return;
    const found = new Set<string>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting && target instanceof HTMLAnchorElement && found.size < MAX_PAGES)
          found.add(target.pathname);
      found.delete(pathname);
      setPages([...found]);
      if (found.size === MAX_PAGES) observer.disconnect();
    });
    const request = requestIdleCallback(() => {
      const links = document.querySelectorAll("main a[href^='/']:not([download])");
      for (const link of links) observer.observe(link);
    });
    return () => {
      cancelIdleCallback(request);
      observer.disconnect();
    };
  }, [pathname]);
  // In an element of their own: a child that's added to the body or removed would make it restyle the whole page.
  return (
    <div hidden>
      {pages.map((page) => (
        <PrefetchPageLinks key={page} page={page} />
      ))}
    </div>
  );
}
