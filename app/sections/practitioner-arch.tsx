import { monogram } from "../facts/format.ts";
import type { ClientClinic } from "../schema/client-content.ts";
import { Picture } from "../ui/picture.tsx";
import css from "./practitioner-arch.module.css";

export type PractitionerArchProps = Pick<ClientClinic["practitioner"], "name" | "portrait">;

/** The practitioner's portrait in an arch, or her initials until there is one. */
export const PractitionerArch = ({ name, portrait }: PractitionerArchProps) => (
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
