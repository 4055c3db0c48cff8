import { Children, type ReactNode, useRef, useState } from "react";
import { classes } from "../lib/classes.ts";
import { prefersReducedMotion } from "../lib/prefers-reduced-motion.ts";
import { columnsFor } from "./grid-columns.ts";
import { Icon } from "./icon.tsx";
import css from "./scroller.module.css";

type ScrollerProps = {
  label: string;
  previousButton: string;
  nextButton: string;
  /** The most columns on a desktop, and up to three on a tablet; one more rather than a lonely item. */
  maxColumns?: number;
  className?: string;
  children: ReactNode;
};

/** How close to an end counts as the end, in pixels: scroll snapping may stop a little before it. */
const TOLERANCE = 8;

type Side = "start" | "end" | "between";

const sideOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Side => {
  if (scrollLeft < TOLERANCE) return "start";
  return scrollLeft + clientWidth > scrollWidth - TOLERANCE ? "end" : "between";
};

/** A grid on wide screens; on a phone a row that snaps, with buttons. */
export function Scroller({
  label,
  previousButton,
  nextButton,
  maxColumns = 3,
  className,
  children,
}: ScrollerProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [side, setSide] = useState<Side>("start");
  const move = (cards: number) => {
    const list = ref.current;
    const width = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: cards * width, behavior: prefersReducedMotion() ? "auto" : "smooth" });
  };
  // aria-disabled instead of disabled, so that a button keeps focus when its end is reached.
  return (
    <>
      <ul
        ref={ref}
        className={classes(css.list, className)}
        style={{
          "--tablet-columns": columnsFor(Children.count(children), Math.min(3, maxColumns)),
          "--desktop-columns": columnsFor(Children.count(children), maxColumns),
        }}
        aria-label={label}
        onScroll={({ currentTarget }) => setSide(sideOf(currentTarget))}
      >
        {children}
      </ul>
      <div className={css.buttons}>
        <button
          type="button"
          className={classes(css.button, css.previous)}
          aria-label={previousButton}
          aria-disabled={side === "start"}
          onClick={() => move(-1)}
        >
          <Icon name="arrow" size={20} />
        </button>
        <button
          type="button"
          className={css.button}
          aria-label={nextButton}
          aria-disabled={side === "end"}
          onClick={() => move(1)}
        >
          <Icon name="arrow" size={20} />
        </button>
      </div>
    </>
  );
}
