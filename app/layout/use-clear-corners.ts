import { useEffect, useState } from "react";
import { useLocation } from "react-router";

const CORNERS = "[data-corner]";
const TO_KEEP_CLEAR = "main :is(h1, h1 + p, h2, a, button, summary, input, iframe, [data-clear])";

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
 * Whether something to press, a headline or what is marked `data-clear` lies under a `data-corner`. Looked at
 * when the page stands still within `limit` pixels of its top: further down the visitor scrolls it clear.
 */
export function useClearCorners(limit: number): boolean {
  const { key } = useLocation();
  const [clear, setClear] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place has other things to press
  useEffect(() => {
    const look = () => {
      if (scrollY > limit) return;
      const under = boxes(TO_KEEP_CLEAR);
      setClear(!boxes(CORNERS).some((corner) => under.some((part) => meet(corner, part))));
    };
    let timer = setTimeout(look);
    const lookWhenStill = () => {
      clearTimeout(timer);
      timer = setTimeout(look, STILL);
    };
    document.fonts.ready.then(lookWhenStill, () => undefined);
    addEventListener("scroll", lookWhenStill, { passive: true });
    addEventListener("resize", lookWhenStill);
    return () => {
      clearTimeout(timer);
      removeEventListener("scroll", lookWhenStill);
      removeEventListener("resize", lookWhenStill);
    };
  }, [key, limit]);
  return clear;
}
