import type { PictureData } from "../lib/picture-data.ts";
import css from "./edge.module.css";
import { Picture } from "./picture.tsx";

/** The cut-paper top edge of a section: the `dune` picture for one on paper, `tide` for one on mist. */
export const Edge = ({ picture }: { picture: PictureData }) => (
  <Picture picture={picture} size="window" className={css.edge} />
);
