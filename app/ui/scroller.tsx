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

type Position = "start" | "end" | "between";

const positionOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Position => {
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
  const [position, setPosition] = useState<Position>("start");
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
        onScroll={({ currentTarget }) => setPosition(positionOf(currentTarget))}
      >
        {children}
      </ul>
      <div className={css.buttons}>
        <button
          type="button"
          className={classes(css.button, css.previous)}
          aria-label={previousButton}
          aria-disabled={position === "start"}
          onClick={() => move(-1)}
        >
          <Icon name="arrow" size={20} />
        </button>
        <button
          type="button"
          className={css.button}
          aria-label={nextButton}
          aria-disabled={position === "end"}
          onClick={() => move(1)}
        >
          <Icon name="arrow" size={20} />
        </button>
      </div>
    </>
  );
}
