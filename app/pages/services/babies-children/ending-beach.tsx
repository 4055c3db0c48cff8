import { type EndingProps, EndingWords } from "../../../sections/ending-words.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { groundAttributes, Wrap } from "../../../ui/section.tsx";
import css from "./ending-beach.module.css";

/** The end of the page: children playing on a beach, above the footer's headland. */
export const EndingBeach = ({ words, ...ways }: EndingProps) => (
  <section className={css.ending} {...groundAttributes("mint")} data-print="hide">
    <Wrap className={css.columns}>
      <EndingWords words={words} {...ways} />
      <Picture
        picture={words.picture}
        sizes="(max-width: 699px) 90vw, 52vw"
        className={css.children}
      />
    </Wrap>
  </section>
);
