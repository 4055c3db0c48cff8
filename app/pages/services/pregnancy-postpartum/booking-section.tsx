import { ButtonLink } from "../../../ui/button.tsx";
import { Section } from "../../../ui/section.tsx";
import { FinePrint } from "../../../ui/text.tsx";
import css from "./page.module.css";
import type { PregnancyPostpartumContent } from "./schema.ts";

type BookingSectionProps = {
  words: PregnancyPostpartumContent["mobileBooking"];
  bookingHref: string;
};

/** A booking button across the text, on phones and tablets. */
export const BookingSection = ({ words, bookingHref }: BookingSectionProps) => (
  <Section ground="plaster" continues data-print="hide" className={css.booking} label={words.label}>
    <div className="stack">
      <ButtonLink to={bookingHref} icon="calendar">
        {words.label}
      </ButtonLink>
      <FinePrint>{words.note}</FinePrint>
    </div>
  </Section>
);
