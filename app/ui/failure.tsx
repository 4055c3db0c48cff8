import type { ReactNode } from "react";
import css from "./failure.module.css";

export type FailureWords = { title: string; text: string };

type FailureProps = {
  words: FailureWords;
  /** The heading's level: 1 if the whole page failed, 3 inside a section that has its own heading. */
  level?: 1 | 2 | 3;
  /** Links or buttons. */
  children?: ReactNode;
};

/** An error message in place of something that couldn't be shown. */
export function Failure({ words, level = 2, children }: FailureProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={css.failure}>
      <Heading className={css.title}>{words.title}</Heading>
      <p>{words.text}</p>
      {children}
    </div>
  );
}
