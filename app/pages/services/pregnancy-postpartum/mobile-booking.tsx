import { ButtonLink } from "../../../ui/button.tsx";
import { Section, Small } from "../../../ui/section.tsx";
import css from "./mobile-booking.module.css";
import type { PregnancyPostpartum } from "./schema.ts";

type MobileBookingProps = { words: PregnancyPostpartum["mobileBooking"]; booking: string };

/** A full-width booking button, up to 820 px, so that small tablets held upright have it too. */
export const MobileBooking = ({ words, booking }: MobileBookingProps) => (
  <Section ground="plaster" continues className={css.section} label={words.label}>
    <div className={css.box}>
      <ButtonLink to={booking} icon="calendar">
        {words.label}
      </ButtonLink>
      <Small>{words.note}</Small>
    </div>
  </Section>
);
