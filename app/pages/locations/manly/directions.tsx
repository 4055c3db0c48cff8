import type { ReactNode } from "react";
import { addressLines, CONTACT_CARD, directionsLink } from "../../../facts/format.ts";
import type { ClientClinic } from "../../../schema/client-content.ts";
import { HoursTable, type HoursTableProps } from "../../../sections/hours-table.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { MoreLink, Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./directions.module.css";
import { Journey } from "./journey.tsx";
import type { Manly } from "./schema.ts";

type DirectionsProps = {
  words: Manly["directions"];
  site: HoursTableProps["words"];
  clinic: ClientClinic;
  /** The map, if it is shown. */
  children?: ReactNode;
};

/** How to get to the clinic: travel time, map, car, bus and parking, with the hours next to them. */
export const Directions = ({ words, site, clinic, children }: DirectionsProps) => {
  const [street, suburb] = addressLines(clinic);
  return (
    <Section ground="tint">
      <div className={css.band} data-ground="strong">
        <SectionHeading title={words.title} />
        <Picture
          picture={words.picture}
          sizes="(max-width: 1280px) 95vw, 80rem"
          className={css.route}
        />
        <Journey {...words} />
      </div>
      <div className={css.grid}>
        <Reveal>
          {children && <div className={css.map}>{children}</div>}
          <div className={css.contactOptions}>
            <div>
              <h3>{words.car.title}</h3>
              <p>{words.car.description}</p>
              <MoreLink to={directionsLink(clinic)}>{words.link}</MoreLink>
            </div>
            <div>
              <h3>{words.bus.title}</h3>
              <p>{words.bus.description}</p>
              <MoreLink to={words.planner.to}>{words.planner.label}</MoreLink>
            </div>
            <div>
              <h3>{words.address}</h3>
              <address>
                {street}
                <br />
                {suburb}
              </address>
              <MoreLink to={CONTACT_CARD} download>
                {words.save}
              </MoreLink>
            </div>
            <div>
              <h3>{words.parking.title}</h3>
              <p>{words.parking.description}</p>
            </div>
          </div>
        </Reveal>
        <Reveal className={css.hours} delay={100}>
          <HoursTable caption={words.hours} clinic={clinic} words={site} />
        </Reveal>
      </div>
    </Section>
  );
};
