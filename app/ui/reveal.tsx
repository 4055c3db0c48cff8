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

function follow(entries: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting, boundingClientRect: box } of entries) {
    if (!(target instanceof HTMLElement)) continue;
    const waits = target.dataset.reveal === "waiting";
    if (isIntersecting && waits) target.dataset.reveal = "shown";
    else if (!isIntersecting && !waits && box.top >= innerHeight && box.left <= innerWidth) {
      target.dataset.reveal = "waiting";
      continue;
    }
    if (!waits || isIntersecting) observer?.unobserve(target);
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
    observer ??= new IntersectionObserver(follow, { threshold: 0.1, rootMargin: "-50px 0px" });
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
