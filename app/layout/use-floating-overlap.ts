import { useEffect, useState } from "react";
import { useLocation } from "react-router";

const FLOATING = "[data-floating]";
const KEEP_CLEAR = "main :is(h1, h1 + p, h2, a, button, summary, input, iframe, [data-keep-clear])";

/**
 * Scrolling counts as finished after this many milliseconds without a scroll event. Not every browser fires
 * scrollend.
 */
const SCROLL_END = 100;

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());

const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Whether a floating button (`data-floating`) covers a control, a heading or anything marked
 * `data-keep-clear`. Checked when the page isn't scrolling, within `limit` pixels of its top. Further down,
 * visitors can scroll things out from under it.
 */
export function useFloatingOverlap(limit: number): boolean {
  const { key } = useLocation();
  const [overlaps, setOverlaps] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other controls
  useEffect(() => {
    const measure = () => {
      if (scrollY > limit) return;
      const parts = boxes(KEEP_CLEAR);
      setOverlaps(
        boxes(FLOATING).some((floating) => parts.some((part) => overlap(floating, part))),
      );
    };
    let timer = setTimeout(measure);
    const measureWhenStill = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SCROLL_END);
    };
    document.fonts.ready.then(measureWhenStill, () => undefined);
    addEventListener("scroll", measureWhenStill, { passive: true });
    addEventListener("resize", measureWhenStill);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", measureWhenStill);
      removeEventListener("resize", measureWhenStill);
    };
  }, [key, limit]);
  return overlaps;
}
