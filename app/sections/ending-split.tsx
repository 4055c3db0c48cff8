import { Picture } from "../ui/picture.tsx";
import { Wrap } from "../ui/section.tsx";
import css from "./ending.module.css";
import { type EndingProps, EndingWords } from "./ending-words.tsx";

/**
 * Ends a page: words on a solid ground, beside them the picture in an arch that stands on the footer and,
 * on deep, breaks out of the ground above.
 */
export const EndingSplit = ({
  ground,
  ...ending
}: EndingProps & { ground: "deep" | "plaster" }) => (
  <section className={css.beside} data-ground={ground} data-print="hide">
    <Wrap className={css.columns}>
      <EndingWords {...ending} />
      <div className={css.arch}>
        <Picture picture={ending.words.picture} sizes="(max-width: 699px) 90vw, 48vw" />
      </div>
    </Wrap>
  </section>
);
