import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Reveal } from "../ui/reveal.tsx";
import css from "./marked-picture.module.css";

type MarkedPictureProps = {
  picture: PictureData;
  sizes: string;
  /** Where each entry of the list next to it is in the drawing, as "23% 15%". Entries without a place have no number. */
  places: readonly (string | undefined)[];
  className?: string | undefined;
};

/** A drawing with the numbers of the list next to it. The numbers are decorative: the list has them too. */
export const MarkedPicture = ({ picture, sizes, places, className }: MarkedPictureProps) => (
  <Reveal className={className ? `${css.marked} ${className}` : css.marked}>
    <Picture picture={picture} sizes={sizes} className={css.picture} />
    {places.map((place, i) => {
      const [left, top] = place?.split(" ") ?? [];
      return (
        place && (
          <span key={place} className={css.mark} style={{ left, top }} aria-hidden="true">
            {i + 1}
          </span>
        )
      );
    })}
  </Reveal>
);
