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
 * Lets its content fade and slide in once when it is scrolled to: 800 ms, 60 px, at a tenth of it and
 * 50 px inside the window. What stands in the window when the page comes alive is never hidden, and
 * without script or with reduced motion nothing is.
 */
export function Reveal({ children, delay = 0, as: Tag = "div", className }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const { top, left } = element.getBoundingClientRect();
    // What stands beside the window, in a row to swipe, comes by the finger: it needs no second entrance.
    if (top < innerHeight || left > innerWidth) return;
    element.dataset.reveal = "waiting";
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        element.dataset.reveal = "shown";
        observer.disconnect();
      },
      { threshold: 0.1, rootMargin: "-50px 0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <Tag
      ref={ref}
      className={className ? `${css.reveal} ${className}` : css.reveal}
      {...(delay > 0 && { style: { "--delay": `${delay}ms` } })}
    >
      {children}
    </Tag>
  );
}
