import { type ElementType, type ReactNode, useEffect, useRef } from "react";
import { prefersReducedMotion } from "./prefers-reduced-motion.ts";
import css from "./reveal.module.css";

type RevealProps = {
  children: ReactNode;
  /** Milliseconds to wait after it comes into view. */
  delay?: number;
  as?: ElementType;
  className?: string | undefined;
};

/**
 * One observer for all elements. An element's first callback decides whether it's hidden until scrolled to: only if it's
 * below the window. An element in view is never hidden, nor is one off to the side in a swipeable row.
 */
let observer: IntersectionObserver | undefined;

const VISIBLE_SHARE = 0.1;

/**
 * A tenth of it is in view. An element more than ten times the window's height can never reach that: any
 * part of it will do.
 */
const isSeen = ({
  isIntersecting,
  intersectionRatio,
  boundingClientRect: box,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= VISIBLE_SHARE ||
    box.height * VISIBLE_SHARE > (rootBounds?.height ?? innerHeight));

function isBelowWindow(target: Element): boolean {
  const { top, left } = target.getBoundingClientRect();
  return top >= innerHeight && left <= innerWidth;
}

/** Sets data-reveal to "waiting" or "shown". */
function updateStates(entries: IntersectionObserverEntry[]): void {
  // Measured now, because the entries are a moment old and the visitor may have scrolled since.
  const below = new Set(entries.map(({ target }) => target).filter(isBelowWindow));
  for (const entry of entries) {
    const { target, isIntersecting } = entry;
    if (!(target instanceof HTMLElement)) continue;
    const isWaiting = target.dataset.reveal === "waiting";
    if (isWaiting && !isSeen(entry)) continue;
    if (!isWaiting && !isIntersecting && below.has(target)) {
      target.dataset.reveal = "waiting";
      continue;
    }
    target.dataset.reveal = "shown";
    observer?.unobserve(target);
  }
}

/**
 * Pauses an element's slide-in while it is pressed. Otherwise a tab could move away between pointerdown and
 * pointerup, and the click would go to whatever is there then.
 */
function pauseWhilePressed({ target }: PointerEvent): void {
  const part = target instanceof Element && target.closest<HTMLElement>("[data-reveal]");
  if (!part) return;
  observer?.unobserve(part);
  const animations = part.getAnimations();
  for (const animation of animations) {
    const { currentTime } = animation;
    animation.pause();
    // By itself, pause() only takes effect at the next frame. On a busy device the element would move on until then.
    animation.currentTime = currentTime;
  }
  const listeners = new AbortController();
  const resume = () => {
    listeners.abort();
    part.dataset.reveal = "shown";
    for (const animation of animations) if (animation.playState === "paused") animation.play();
  };
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, resume, { signal: listeners.signal });
}

function startObserver(): IntersectionObserver {
  addEventListener("pointerdown", pauseWhilePressed, true);
  return new IntersectionObserver(updateStates, {
    threshold: [0, VISIBLE_SHARE],
    rootMargin: "-50px 0px",
  });
}

/**
 * Fades and slides its content in once, when a tenth of it is 50 px inside the window: 800 ms, 60 px. What
 * is in view on hydration is never hidden. Without script or with reduced motion nothing is.
 */
export function Reveal({ children, delay = 0, as: Tag = "div", className }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    observer ??= startObserver();
    observer.observe(element);
    return () => {
      observer?.unobserve(element);
      element.dataset.reveal = "";
    };
  }, []);
  return (
    <Tag
      ref={ref}
      data-reveal=""
      className={className ? `${css.reveal} ${className}` : css.reveal}
      {...(delay > 0 && { style: { "--delay": `${delay}ms` } })}
    >
      {children}
    </Tag>
  );
}
