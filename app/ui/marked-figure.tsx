import css from "./marked-figure.module.css";
import { Picture } from "./picture.tsx";
import type { Picture as PictureData } from "./picture-data.ts";
import { Reveal } from "./reveal.tsx";

type MarkedFigureProps = {
  picture: PictureData;
  /** Each entry of the list next to it. `at` is where it is in the drawing, as "23% 15%"; without it, it has no mark. */
  entries: readonly { at?: string | undefined }[];
};

/** A drawing with the numbers of the list next to it. The numbers are decorative: the list has them too. */
export const MarkedFigure = ({ picture, entries }: MarkedFigureProps) => (
  <Reveal className={css.figure}>
    <Picture picture={picture} className={css.picture} />
    {entries.map(({ at }, i) => {
      const [left, top] = at?.split(" ") ?? [];
      return (
        at && (
          <span key={at} className={css.mark} style={{ left, top }} aria-hidden="true">
            {i + 1}
          </span>
        )
      );
    })}
  </Reveal>
);
