import {
  type CSSProperties,
  type ElementType,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { classes } from "../lib/classes.ts";
import { prefersReducedMotion } from "../lib/prefers-reduced-motion.ts";
import { whenNearViewport } from "../lib/when-near-viewport.ts";
import css from "./reveal.module.css";

type RevealProps = {
  children: ReactNode;
  /** Milliseconds to wait after it comes into view. */
  delay?: number;
  as?: ElementType;
  className?: string;
  style?: CSSProperties;
};

/** It's hidden when it's this close to the window, in pixels. Whatever is further away is never hidden. */
const REACH = 600;
/** It's shown when this share of it is this far inside the window, in pixels. */
const SHARE = 0.1;
const MARGIN = 50;

const play = (slide?: Animation) => {
  if (slide?.playState === "paused") slide.play();
};
const pause = (slide?: Animation) => {
  if (slide?.playState === "running") slide.pause();
};

/**
 * Fades and slides its content in once, when a tenth of it is 50 px inside the window: 800 ms, 60 px. What is in view on
 * hydration is never hidden. Without script or with reduced motion nothing is. It's a paused animation that hides it, and
 * nothing in the document, so that a saved page has all of it.
 */
export function Reveal({ children, delay = 0, as: Tag = "div", className, style }: RevealProps) {
  const ref = useRef<HTMLElement>(null);
  const slide = useRef<Animation>(undefined);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    let stop = whenNearViewport(element, REACH, () => {
      const { top, height } = element.getBoundingClientRect();
      // In a low window, not enough of a tall element could be in view.
      const isTooTall = height * SHARE > (innerHeight - MARGIN) / 2;
      if (top < innerHeight || isTooTall || prefersReducedMotion()) return;
      const animation = element.animate([{ opacity: 0, translate: "0 60px" }, {}], {
        id: "reveal",
        duration: 800,
        delay,
        easing: "cubic-bezier(0.22, 0.7, 0.24, 1)",
        fill: "backwards",
      });
      animation.pause();
      slide.current = animation;
      stop = whenNearViewport(element, -MARGIN, () => play(animation), SHARE);
    });
    return () => {
      stop();
      slide.current?.cancel();
    };
  }, [delay]);
  /** Keyboard focus shows it at once. Not a press, which would move it from under the pointer. */
  const showFocused = ({ target }: FocusEvent) => {
    if (target.matches(":focus-visible")) slide.current?.finish();
  };
  return (
    <Tag
      ref={ref}
      className={classes(css.reveal, className)}
      style={style}
      onFocus={showFocused}
      // What is pressed doesn't slide away from the pointer.
      onPointerDown={() => pause(slide.current)}
      onPointerUp={() => play(slide.current)}
      onPointerLeave={() => play(slide.current)}
    >
      {children}
    </Tag>
  );
}
