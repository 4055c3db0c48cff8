import { type EndingProps, EndingWords } from "../../../sections/ending-words.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Wrap } from "../../../ui/section.tsx";
import type { BabiesChildren } from "./content.ts";
import css from "./ending-ledge.module.css";

type EndingLedgeProps = EndingProps & { words: BabiesChildren["closing"] };

/** The end of the page: the hero's dolls on the footer's edge, in front of the same wall. */
export const EndingLedge = ({ words, book, other }: EndingLedgeProps) => (
  <section className={css.ending} data-page-end="picture" data-ground="paper" data-print="hide">
    <div className={css.wall}>
      <Picture picture={words.wall} sizes="100vw" />
    </div>
    <Wrap className={css.columns}>
      <EndingWords words={words} book={book} other={other} />
      <div className={css.figures}>
        <Picture picture={words.picture} sizes="(max-width: 699px) 90vw, 44vw" />
      </div>
    </Wrap>
    <div className={css.ledge} />
  </section>
);
