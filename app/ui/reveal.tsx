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

function follow(entries: IntersectionObserverEntry[]): void {
  for (const entry of entries) {
    const { target, isIntersecting, boundingClientRect: box } = entry;
    if (!(target instanceof HTMLElement)) continue;
    const waits = target.dataset.reveal === "waiting";
    const seen = isSeen(entry);
    if (seen && waits) target.dataset.reveal = "shown";
    else if (!isIntersecting && !waits && box.top >= innerHeight && box.left <= innerWidth) {
      target.dataset.reveal = "waiting";
      continue;
    }
    if (!waits || seen) observer?.unobserve(target);
  }
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
    observer ??= new IntersectionObserver(follow, {
      threshold: [0, SHARE],
      rootMargin: "-50px 0px",
    });
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
