import { Icon } from "../../../ui/icon.tsx";
import { NoWrapHyphens } from "../../../ui/no-wrap-hyphens.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { Manly } from "./content.ts";
import css from "./journey.module.css";

type JourneyProps = Pick<Manly["directions"], "from" | "to" | "minutes" | "traffic" | "picture">;

/** A line from one place to another, with the travel time and a picture of where it ends. */
export const Journey = ({ from, to, minutes, traffic, picture }: JourneyProps) => (
  <div className={css.journey} data-ground="sea">
    <p className={css.place}>{from}</p>
    <p className={css.time}>
      <span className={css.minutes}>{minutes},</span> <NoWrapHyphens>{traffic}</NoWrapHyphens>
    </p>
    <div className={css.arrival}>
      <p className={css.place}>
        <Icon name="pin" size={26} />
        {to}
      </p>
      <Picture
        picture={picture}
        sizes="(max-width: 699px) 90vw, (max-width: 1099px) 15rem, 24rem"
        className={css.building}
      />
    </div>
  </div>
);
