import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

const TO_KEEP_CLEAR =
  "main :is(h1, h1 + p, :has(+ h2), h2, a, button, summary, input, label, iframe, [data-clear])";

const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * Whether something to press, a headline with what stands next to it or what is marked `data-clear` lies
 * under one of the row's `corners`. Looked at while the page stands within `limit` pixels of its top:
 * further down the visitor scrolls it clear.
 */
export function useClearCorners(row: RefObject<HTMLElement | null>, limit: number): boolean {
  const { key } = useLocation();
  const [clear, setClear] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place has other things to press
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const corners = [...(row.current?.querySelectorAll("[data-corner]") ?? [])].map((corner) =>
        corner.getBoundingClientRect(),
      );
      const under = [...document.querySelectorAll(TO_KEEP_CLEAR)].map((part) =>
        part.getBoundingClientRect(),
      );
      setClear(!corners.some((corner) => under.some((part) => meet(corner, part))));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      if (scrollY <= limit) frame = requestAnimationFrame(look);
      else setClear(true);
    };
    soon();
    document.fonts.ready.then(soon, () => undefined);
    addEventListener("scroll", soon, { passive: true });
    addEventListener("resize", soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", soon);
      removeEventListener("resize", soon);
    };
  }, [key, limit, row]);
  return clear;
}
