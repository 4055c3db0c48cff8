import { ButtonLink } from "../../../ui/button-link.tsx";
import { Section } from "../../../ui/section.tsx";
import { FinePrint } from "../../../ui/typography.tsx";
import css from "./page.module.css";
import type { PregnancyPostpartumContent } from "./schema.ts";

type SmallScreenBookingSectionProps = {
  content: PregnancyPostpartumContent["smallScreenBooking"];
  bookingUrl: string;
};

/** A booking button across the text, on phones and tablets. */
export const SmallScreenBookingSection = ({
  content,
  bookingUrl,
}: SmallScreenBookingSectionProps) => (
  <Section
    ground="plaster"
    continues
    data-print="hide"
    className={css.booking}
    label={content.bookButton}
  >
    <div className="stack">
      <ButtonLink to={bookingUrl} icon="calendar">
        {content.bookButton}
      </ButtonLink>
      <FinePrint>{content.note}</FinePrint>
    </div>
  </Section>
);
