import { Icon } from "../../../ui/icon.tsx";
import css from "./journey.module.css";

type JourneyProps = { from: string; to: string; minutes: string; traffic: string };

/** A line from one place to another, with the travel time. */
export const Journey = ({ from, to, minutes, traffic }: JourneyProps) => (
  <div className={css.journey} data-ground="sea">
    <p className={css.place}>{from}</p>
    <p className={css.time}>
      <span className={css.minutes}>{minutes},</span> {traffic}
    </p>
    <p className={css.place}>
      <Icon name="pin" size={26} />
      {to}
    </p>
  </div>
);
