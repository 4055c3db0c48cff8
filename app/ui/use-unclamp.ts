import { type RefObject, useEffect } from "react";

/**
 * Sets `data-unclamped` on each text that line-clamp cuts off, which removes the clamp. Texts fit as
 * written, so one that's cut off has larger or wider letters set by the visitor. Letter spacing alone
 * doesn't resize a clamped box, so `resizingSelector` names elements that do change width with their letters.
 */
export function useUnclamp(
  ref: RefObject<HTMLElement | null>,
  clampedSelector: string,
  resizingSelector: string,
) {
  useEffect(() => {
    const { current: root } = ref;
    if (!root) return;
    const clamped = [...root.querySelectorAll<HTMLElement>(clampedSelector)];
    const observer = new ResizeObserver(() => {
      for (const text of clamped.filter((each) => each.scrollHeight > each.clientHeight + 1))
        text.dataset.unclamped = "";
    });
    for (const part of [...clamped, ...root.querySelectorAll(resizingSelector)])
      observer.observe(part);
    return () => observer.disconnect();
  }, [ref, clampedSelector, resizingSelector]);
}
