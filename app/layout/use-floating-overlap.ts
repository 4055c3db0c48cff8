import { useEffect, useState } from "react";
import { useLocation } from "react-router";

const FLOATING = "[data-floating]";
const TO_KEEP_CLEAR =
  "main :is(h1, h1 + p, h2, a, button, summary, input, iframe, [data-keep-clear])";

/** So long without a scroll event, in milliseconds, is the end of it: not every browser says so itself. */
const STILL = 100;

const boxes = (selector: string) =>
  [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Whether something to press, a headline or what is marked `data-keep-clear` lies under a `data-floating`. Looked at
 * when the page stands still within `limit` pixels of its top: further down the visitor scrolls it clear.
 */
export function useFloatingOverlap(limit: number): boolean {
  const { key } = useLocation();
  const [clear, setClear] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place has other things to press
  useEffect(() => {
    const measure = () => {
      if (scrollY > limit) return;
      const under = boxes(TO_KEEP_CLEAR);
      setClear(!boxes(FLOATING).some((corner) => under.some((part) => meet(corner, part))));
    };
    let timer = setTimeout(measure);
    const measureWhenStill = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, STILL);
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
  return clear;
}
