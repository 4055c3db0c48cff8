import { ButtonLink } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { FinePrint } from "../../../ui/text.tsx";
import css from "./page.module.css";
import type { PregnancyPostpartum } from "./schema.ts";

type MobileBookingProps = { words: PregnancyPostpartum["mobileBooking"]; booking: string };

/** A booking button across the text, on phones and tablets. */
export const MobileBooking = ({ words, booking }: MobileBookingProps) => (
  <Section ground="plaster" continues data-print="hide" className={css.booking} label={words.label}>
    <div className="stack">
      <ButtonLink to={booking} icon="calendar">
        {words.label}
      </ButtonLink>
      <FinePrint>{words.note}</FinePrint>
    </div>
  </Section>
);
