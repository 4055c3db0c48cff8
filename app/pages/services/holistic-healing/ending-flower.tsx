import { type EndingProps, EndingWords } from "../../../sections/ending-words.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { groundAttributes, Wrap } from "../../../ui/section.tsx";
import css from "./ending-flower.module.css";

/** The end of the page: the flower with all its petals lit, and centred words under it. */
export const EndingFlower = ({ words, ...ways }: EndingProps) => (
  <section className={css.ending} {...groundAttributes("lagoon")} data-print="hide">
    <Wrap className={css.column}>
      <Picture
        picture={words.picture}
        sizes="(max-width: 699px) 60vw, 30vw"
        className={css.flower}
      />
      <EndingWords words={words} {...ways} />
    </Wrap>
  </section>
);
