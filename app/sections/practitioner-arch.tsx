import { monogram } from "../facts/format.ts";
import { Picture } from "../ui/picture.tsx";
import type { Picture as PictureData } from "../ui/picture-data.ts";
import css from "./practitioner-arch.module.css";

export type PractitionerFacts = { name: string; portrait?: PictureData };

/** The practitioner in an arch: her portrait, or her monogram until there is one. */
export const PractitionerArch = ({ name, portrait }: PractitionerFacts) => (
  <div className={css.arch}>
    {portrait ? (
      <Picture picture={portrait} sizes="10rem" className={css.portrait} />
    ) : (
      <span className={css.monogram} aria-hidden="true">
        {monogram(name)}
      </span>
    )}
  </div>
);
