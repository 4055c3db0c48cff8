import type { Picture as PictureData } from "../lib/picture-data.ts";
import css from "./edge.module.css";
import { Picture } from "./picture.tsx";

type EdgeProps = {
  picture: PictureData;
  /** The bottom edge of the section above: turned upside down, over the start of the section below. */
  flipped?: boolean;
};

/** The cut-paper top edge of a section: the `dune` picture for one on paper, `tide` for one on mist. */
export const Edge = ({ picture, flipped = false }: EdgeProps) => (
  <Picture picture={picture} size="page" className={flipped ? css.flipped : css.edge} />
);
