import { type ElementType, type ReactNode, useEffect, useRef } from "react";
import css from "./reveal.module.css";

type RevealProps = {
  children: ReactNode;
  /** Milliseconds after it comes into view. */
  delay?: number;
  as?: ElementType;
  className?: string | undefined;
};

/**
 * One observer for every part of a page. It answers a first time for each: what stands in the window
 * then is never hidden, and what stands beside it, in a row to swipe, comes by the finger.
 */
let observer: IntersectionObserver | undefined;

const SHARE = 0.1;

/** A tenth of it is in the window, or some of what is too tall for so low a window ever to hold a tenth. */
const isSeen = ({
  isIntersecting,
  intersectionRatio,
  boundingClientRect: box,
  rootBounds,
}: IntersectionObserverEntry) =>
  isIntersecting &&
  (intersectionRatio >= SHARE || box.height * SHARE > (rootBounds?.height ?? innerHeight));

function isBelowWindow(target: Element): boolean {
  const { top, left } = target.getBoundingClientRect();
  return top >= innerHeight && left <= innerWidth;
}

/** Every part is "waiting" or "shown" once the observer has answered for it. */
function follow(entries: IntersectionObserverEntry[]): void {
  // Where they are now: an answer is a moment old, and a visitor may have scrolled meanwhile.
  const below = new Set(entries.map(({ target }) => target).filter(isBelowWindow));
  for (const entry of entries) {
    const { target, isIntersecting } = entry;
    if (!(target instanceof HTMLElement)) continue;
    const waits = target.dataset.reveal === "waiting";
    if (waits && !isSeen(entry)) continue;
    if (!waits && !isIntersecting && below.has(target)) {
      target.dataset.reveal = "waiting";
      continue;
    }
    target.dataset.reveal = "shown";
    observer?.unobserve(target);
  }
}

/**
 * Stops a part that slides in for as long as it is pressed. Otherwise a tab could move away between
 * pointerdown and pointerup, and the browser would send its click to what lies around it.
 */
function holdStill({ target }: PointerEvent): void {
  const part = target instanceof Element && target.closest<HTMLElement>("[data-reveal]");
  if (!part) return;
  observer?.unobserve(part);
  const moves = part.getAnimations();
  for (const move of moves) move.pause();
  const release = new AbortController();
  const goOn = () => {
    release.abort();
    part.dataset.reveal = "shown";
    for (const move of moves) if (move.playState === "paused") move.play();
  };
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, goOn, release);
}

function startObserver(): IntersectionObserver {
  addEventListener("pointerdown", holdStill, true);
  return new IntersectionObserver(follow, { threshold: [0, SHARE], rootMargin: "-50px 0px" });
}

/**
 * Lets its content fade and slide in once when it is scrolled to: 800 ms, 60 px, at a tenth of it and
 * 50 px inside the window. What stands in the window when the page comes alive is never hidden, and
 * without script or with reduced motion nothing is.
 */
export function Reveal({ children, delay = 0, as: Tag = "div", className }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
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
