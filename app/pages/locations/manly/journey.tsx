import { Icon } from "../../../ui/icon.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import css from "./journey.module.css";
import type { Manly } from "./schema.ts";

type JourneyProps = Pick<Manly["directions"], "from" | "to" | "minutes" | "traffic">;

/** A line from one place to another, with the travel time. */
export const Journey = ({ from, to, minutes, traffic }: JourneyProps) => (
  <div className={css.journey}>
    <p className={css.place}>{from}</p>
    <p className={css.time}>
      <span className={css.minutes}>{minutes},</span> <NoWrapHyphens>{traffic}</NoWrapHyphens>
    </p>
    <p className={css.place}>
      <Icon name="pin" size={26} />
      {to}
    </p>
  </div>
);
