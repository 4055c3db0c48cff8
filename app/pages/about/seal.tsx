import { initials } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { Picture } from "../../ui/picture.tsx";
import css from "./seal.module.css";

/** The practitioner's initials on a paper seal. It takes the place of her portrait, so it's decorative. */
export const Seal = ({ name, seal }: Pick<ClientClinic["practitioner"], "name" | "seal">) => (
  <span className={css.seal}>
    <Picture picture={seal} sizes="8rem" />
    <svg viewBox="0 0 100 100" aria-hidden="true">
      {/* Centred by the height of capitals, 0.7 of Fraunces' size: 50 + 0.7 * 32 / 2. */}
      <text x="50" y="61.2" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  </span>
);
