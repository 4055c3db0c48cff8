import { Calls } from "../ui/calls.tsx";
import css from "./limits.module.css";

type LimitsProps = {
  words: { title: string; body: string[] };
  /** Title and text side by side, over the page's width. */
  wide?: boolean;
};

/** What a method cannot do, said as plainly as what it is. */
export const Limits = ({ words, wide }: LimitsProps) => (
  <div className={css.limits} data-wide={wide ? "" : undefined}>
    <h3>{words.title}</h3>
    <div className={css.body}>
      {words.body.map((paragraph) => (
        <p key={paragraph}>
          <Calls>{paragraph}</Calls>
        </p>
      ))}
    </div>
  </div>
);
