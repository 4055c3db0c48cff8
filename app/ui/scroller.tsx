import { type ReactNode, useRef, useState } from "react";
import { Icon } from "./icon.tsx";
import css from "./scroller.module.css";

type ScrollerProps = {
  label: string;
  /** The names of the two buttons, read out. */
  back: string;
  forward: string;
  children: ReactNode;
};

/** How near to an end counts as there: a row that snaps may stop a little before it. */
const NEAR = 8;

type Side = "start" | "end" | "between";

const sideOf = ({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Side => {
  if (scrollLeft < NEAR) return "start";
  return scrollLeft + clientWidth > scrollWidth - NEAR ? "end" : "between";
};

/** A list that is a grid on wide screens and a snap scroller with buttons on a phone. */
export function Scroller({ label, back, forward, children }: ScrollerProps) {
  const ref = useRef<HTMLUListElement>(null);
  const [side, setSide] = useState<Side>("start");
  const move = (cards: number) => {
    const list = ref.current;
    const width = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list?.scrollBy({ left: cards * width, behavior: still ? "auto" : "smooth" });
  };
  // A button that is out of use keeps the focus: who pressed it to the end is not thrown off.
  return (
    <>
      <ul
        ref={ref}
        className={css.list}
        aria-label={label}
        onScroll={({ currentTarget }) => setSide(sideOf(currentTarget))}
      >
        {children}
      </ul>
      <div className={css.buttons}>
        <button
          type="button"
          className={`${css.button} ${css.back}`}
          aria-label={back}
          aria-disabled={side === "start"}
          onClick={() => move(-1)}
        >
          <Icon name="arrow" size={20} />
        </button>
        <button
          type="button"
          className={css.button}
          aria-label={forward}
          aria-disabled={side === "end"}
          onClick={() => move(1)}
        >
          <Icon name="arrow" size={20} />
        </button>
      </div>
    </>
  );
}
