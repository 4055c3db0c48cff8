import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import { Wrap } from "../ui/section.tsx";
import css from "./banner.module.css";

/** The wide picture under the head of an article. */
export const Banner = ({ picture }: { picture: PictureData }) => (
  <Wrap className={css.wrap}>
    <Picture
      picture={picture}
      sizes="(max-width: 1480px) 92vw, 72.5rem"
      className={css.picture}
      first
    />
  </Wrap>
);
