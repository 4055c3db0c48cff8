import { type ReactNode, useRef } from "react";
import { Icon } from "./icon.tsx";
import css from "./scroller.module.css";

type ScrollerProps = {
  label: string;
  /** The names of the two buttons, read out. */
  back: string;
  forward: string;
  children: ReactNode;
};

/** A list that is a grid on wide screens and a snap scroller with buttons on a phone. */
export function Scroller({ label, back, forward, children }: ScrollerProps) {
  const ref = useRef<HTMLUListElement>(null);
  const move = (cards: number) => {
    const list = ref.current;
    const width = list?.firstElementChild?.getBoundingClientRect().width ?? 0;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    list?.scrollBy({ left: cards * width, behavior: still ? "auto" : "smooth" });
  };
  return (
    <>
      <ul ref={ref} className={css.list} aria-label={label}>
        {children}
      </ul>
      <div className={css.buttons}>
        <button
          type="button"
          className={`${css.button} ${css.back}`}
          aria-label={back}
          onClick={() => move(-1)}
        >
          <Icon name="arrow" size={20} />
        </button>
        <button type="button" className={css.button} aria-label={forward} onClick={() => move(1)}>
          <Icon name="arrow" size={20} />
        </button>
      </div>
    </>
  );
}
