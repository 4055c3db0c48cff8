import css from "./edge.module.css";
import { Picture } from "./picture.tsx";
import type { Picture as PictureData } from "./picture-data.ts";

type EdgeProps = {
  picture: PictureData;
  /** Upside down: the section above it is on paper or mist, and hangs over the one below. */
  hangs?: boolean;
};

/** A cut paper edge between two sections: dune into paper, or tide into mist. */
export const Edge = ({ picture, hangs = false }: EdgeProps) => (
  <Picture picture={picture} sizes="100vw" className={hangs ? css.hanging : css.edge} />
);
