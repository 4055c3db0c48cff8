import type { ReactNode } from "react";
import css from "./failure.module.css";

export type FailureWords = { title: string; text: string };

type FailureProps = {
  words: FailureWords;
  /** 1 where the whole page failed, 3 inside a section that keeps its own heading. */
  level?: 1 | 2 | 3;
  /** The ways on. */
  children?: ReactNode;
};

/** Stands where something could not be shown. */
export function Failure({ words, level = 2, children }: FailureProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.failure} data-failure="">
      <Heading className={css.title}>{words.title}</Heading>
      <p>{words.text}</p>
      {children}
    </div>
  );
}
