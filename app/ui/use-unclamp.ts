import { type RefObject, useEffect } from "react";

/**
 * Marks each text that a clamp cuts with `data-unclamped`, which takes its clamp away. What is written fits, so what
 * does not are letters as the visitor has set them: larger, or wider apart. Spacing alone leaves a clamped box as it was, so
 * that `beside` names a part that is as wide as its letters and tells of it.
 */
export function useUnclamp(ref: RefObject<HTMLElement | null>, texts: string, beside: string) {
  useEffect(() => {
    const { current: root } = ref;
    if (!root) return;
    const clamped = [...root.querySelectorAll<HTMLElement>(texts)];
    const observer = new ResizeObserver(() => {
      for (const text of clamped.filter((each) => each.scrollHeight > each.clientHeight + 1))
        text.dataset.unclamped = "";
    });
    for (const part of [...clamped, ...root.querySelectorAll(beside)]) observer.observe(part);
    return () => observer.disconnect();
  }, [ref, texts, beside]);
}
