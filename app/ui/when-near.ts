/**
 * Calls back once an element is near the window. Returns a function that cancels it.
 * @param reach how far above and below the window, in pixels
 */
export function whenNear(element: Element, reach: number, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${reach}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
