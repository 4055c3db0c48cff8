import type { ClientClinic } from "../schema/client-content.ts";
import { Picture } from "../ui/picture.tsx";
import css from "./practitioner-arch.module.css";

export type PractitionerArchProps = Pick<ClientClinic["practitioner"], "drawing" | "portrait">;

/** The practitioner's portrait in an arch, or a drawing of her room until there is one. */
export const PractitionerArch = ({ drawing, portrait }: PractitionerArchProps) =>
  portrait ? (
    <div className={css.arch}>
      <Picture picture={portrait} sizes="10rem" className={css.portrait} />
    </div>
  ) : (
    <Picture picture={drawing} sizes="(max-width: 699px) 9rem, 18rem" className={css.drawing} />
  );
