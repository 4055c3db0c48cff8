import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import css from "./heading-picture.module.css";

/** A drawing that belongs to a section's heading: next to it, or below it on a phone. */
export const HeadingPicture = ({ picture }: { picture: PictureData }) => (
  <Picture
    picture={picture}
    sizes="(max-width: 699px) 78vw, (max-width: 1099px) 24rem, 34rem"
    className={css.picture}
  />
);
