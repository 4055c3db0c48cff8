import { Picture } from "../ui/picture.tsx";
import { groundAttributes, Wrap } from "../ui/section.tsx";
import css from "./ending.module.css";
import { type EndingProps, EndingWords } from "./ending-words.tsx";

type EndingSplitProps = EndingProps & {
  ground: "deep" | "terracotta";
  space?: "grand";
  /** Shows the whole picture, four by five, in a cream frame. For a picture as dark as the ground. */
  framed?: boolean;
};

/**
 * The end of a page, in two columns: words on a solid ground, next to a picture in an arch that touches the
 * footer. On the deep ground the arch reaches up into the section above.
 */
export const EndingSplit = ({ ground, space, framed, ...ending }: EndingSplitProps) => (
  <section
    className={css.ending}
    {...groundAttributes(ground)}
    data-space={space}
    data-print="hide"
  >
    <Wrap className={css.columns}>
      <EndingWords {...ending} />
      <div className={framed ? css.framed : css.arch}>
        <Picture picture={ending.words.picture} sizes="(max-width: 699px) 90vw, 48vw" />
      </div>
    </Wrap>
  </section>
);
