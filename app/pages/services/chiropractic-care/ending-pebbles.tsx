import { type EndingProps, EndingWords } from "../../../sections/ending-words.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { groundAttributes, Wrap } from "../../../ui/section.tsx";
import css from "./ending-pebbles.module.css";

/** The end of the page: the string of pebbles runs past the words and down behind the footer's hills. */
export const EndingPebbles = (ending: EndingProps) => (
  <section className={css.ending} {...groundAttributes("wet-sand")} data-print="hide">
    <Wrap className={css.columns}>
      <EndingWords {...ending} />
      <Picture picture={ending.words.picture} sizes="14rem" className={css.pebbles} />
    </Wrap>
  </section>
);
