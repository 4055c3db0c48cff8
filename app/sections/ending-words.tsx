import type { Closing } from "../schema/shared-fields.ts";
import { type ButtonTarget, NextSteps } from "../ui/button.tsx";
import { Lead } from "../ui/section.tsx";
import css from "./ending.module.css";

export type EndingProps = {
  words: Closing;
  book: ButtonTarget;
  /** For visitors who aren't ready to book. */
  other: ButtonTarget;
};

/** The words of every ending: a heading, a paragraph, the next step. */
export const EndingWords = ({
  words,
  book,
  other,
}: Omit<EndingProps, "words"> & { words: Pick<Closing, "title" | "lead"> }) => (
  <div className={css.words}>
    <h2 className={css.title}>{words.title}</h2>
    <Lead>{words.lead}</Lead>
    <NextSteps book={book} other={other} />
  </div>
);
