import { type RefObject, useEffect, useRef } from "react";

/** Pauses the animations inside an element while its tab is hidden, and resumes them where they stopped. */
export function usePauseWhileHidden(running: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!running) return;
    let paused: { animation: Animation; at: CSSNumberish | null }[] = [];
    const follow = () => {
      if (document.hidden) {
        const all = ref.current?.getAnimations({ subtree: true }) ?? [];
        paused = all.map((animation) => ({ animation, at: animation.currentTime }));
        for (const { animation } of paused) animation.pause();
        return;
      }
      // A hidden tab draws no frames, so the pause may not have begun.
      for (const { animation, at } of paused) {
        animation.currentTime = at;
        animation.play();
      }
      paused = [];
    };
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [running]);
  return ref;
}
