import css from "./edge.module.css";
import { Picture } from "./picture.tsx";
import type { Picture as PictureData } from "./picture-data.ts";

/** A cut paper edge between two sections: dune into paper, or tide into mist. */
export const Edge = ({ picture }: { picture: PictureData }) => (
  <Picture picture={picture} sizes="100vw" className={css.edge} />
);
