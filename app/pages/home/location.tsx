import type { ReactNode } from "react";
import { accessSentence, addressLines, directionsLink } from "../../facts/format.ts";
import type { ClientClinic } from "../../schema/client-content.ts";
import { HoursTable, type HoursTableProps } from "../../sections/hours-table.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink, Section } from "../../ui/section.tsx";
import css from "./location.module.css";
import type { Home } from "./schema.ts";

type LocationProps = {
  words: Home["location"];
  site: HoursTableProps["words"];
  clinic: ClientClinic;
  /** The map. Without one the address takes its place. */
  children?: ReactNode;
};

/** Where the clinic is, how to get there and when it is open. */
export const Location = ({ words, site, clinic, children }: LocationProps) => {
  const [street, suburb] = addressLines(clinic);
  return (
    <Section id="location">
      <div className={css.grid}>
        <Reveal className={css.head}>
          <h2>{words.title}</h2>
        </Reveal>
        {children && <Reveal className={css.map}>{children}</Reveal>}
        <Reveal className={css.hours} delay={100}>
          <HoursTable caption={words.hours} clinic={clinic} words={site} />
        </Reveal>
        <Reveal className={css.address} delay={100}>
          <address>
            <strong>{street}</strong>
            <br />
            {suburb}
            <br />
            <MoreLink to={directionsLink(clinic)} arrow>
              {words.directions}
            </MoreLink>
          </address>
          <div>
            <p>{clinic.parking}</p>
            <p>{clinic.transport}</p>
            <p>{accessSentence(clinic)}</p>
          </div>
        </Reveal>
      </div>
    </Section>
  );
};
