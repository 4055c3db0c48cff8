import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import { Wrap } from "../../../ui/section.tsx";
import css from "./banner.module.css";

/** How wide the banner stands: the page's head preloads it at this size. */
export const BANNER_SIZES = "(max-width: 1480px) 92vw, 72.5rem";

/** The wide picture under the head of an article. */
export const Banner = ({ picture }: { picture: PictureData }) => (
  <Wrap className={css.wrap}>
    <Picture picture={picture} sizes={BANNER_SIZES} className={css.picture} first />
  </Wrap>
);
