/**
 * Calls back once an element is near the window. Returns a function that cancels it.
 * @param reach how far above and below the window, in pixels; inside it if negative
 * @param share how much of the element, from 0 to 1
 */
export function whenNearViewport(
  element: Element,
  reach: number,
  callback: () => void,
  share = 0,
): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: `${reach}px 0px`, threshold: share },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
