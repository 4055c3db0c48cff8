import css from "./edge.module.css";
import { Picture } from "./picture.tsx";
import type { Picture as PictureData } from "./picture-data.ts";

type EdgeProps = {
  picture: PictureData;
  /** Turns it upside down, as the bottom edge of the section above, which overlaps the one below. */
  hangs?: boolean;
};

/** The cut-paper top edge of a section: the `dune` picture for one on paper, `tide` for one on mist. */
export const Edge = ({ picture, hangs = false }: EdgeProps) => (
  <Picture picture={picture} sizes="100vw" className={hangs ? css.hanging : css.edge} />
);
