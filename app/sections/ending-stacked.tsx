import { Picture } from "../ui/picture.tsx";
import { Wrap } from "../ui/section.tsx";
import css from "./ending.module.css";
import { type EndingProps, EndingWords } from "./ending-words.tsx";

/**
 * The end of a page, stacked: a full-width picture with a curved lower edge, and the words on paper under
 * it.
 */
export const EndingStacked = (ending: EndingProps) => (
  <section className={css.under} data-ground="paper" data-print="hide">
    <Picture picture={ending.words.picture} sizes="100vw" className={css.wide} cropped />
    <Wrap>
      <EndingWords {...ending} />
    </Wrap>
  </section>
);
