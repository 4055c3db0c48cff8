import type { PictureData } from "../lib/picture-data.ts";
import css from "./marked-picture.module.css";
import { Picture } from "./picture.tsx";
import { Reveal } from "./reveal.tsx";

type MarkedPictureProps = {
  picture: PictureData;
  /** Each item of the list next to it. `position` is where it is in the drawing, as "23% 15%"; without it, it has no mark. */
  items: readonly { title: string; position?: string }[];
  /** The marks are the items' titles instead of their numbers. */
  named?: boolean;
};

/** A drawing that's taller than this, for its width, is cut on phones to its marks with some space around them. */
const TALL = 0.8;
const ABOVE = 0.16;
const BELOW = 0.1;

/** The part of a tall drawing that phones show, as shares of its height. */
function mobilePart({ width, height }: PictureData, tops: readonly number[]) {
  const from = Math.max(0, Math.min(...tops) - ABOVE);
  const to = Math.min(1, Math.max(...tops) + BELOW);
  const ratio = width / height;
  return ratio < TALL && from < to
    ? { "--from": from.toFixed(2), "--to": to.toFixed(2), "--drawing-ratio": ratio.toFixed(3) }
    : undefined;
}

/** A drawing with the numbers of the list next to it, or its titles. They're decorative: the list has them too. */
export const MarkedPicture = ({ picture, items, named = false }: MarkedPictureProps) => {
  const marks = items.flatMap(({ title, position }, i) => {
    const [left = "", top = ""] = position?.split(" ") ?? [];
    return position ? [{ left, top, text: named ? title : `${i + 1}` }] : [];
  });
  const tops = marks.map(({ top }) => Number.parseFloat(top) / 100);
  const part = mobilePart(picture, tops);
  return (
    <Reveal className={css.markedPicture}>
      <div className={part && css.cut} style={part}>
        <div className={css.withMarks}>
          <Picture picture={picture} className={css.picture} />
          {marks.map(({ left, top, text }) => (
            <span
              key={text}
              className={named ? css.name : css.mark}
              style={{ left, top }}
              aria-hidden="true"
            >
              {text}
            </span>
          ))}
        </div>
      </div>
    </Reveal>
  );
};
