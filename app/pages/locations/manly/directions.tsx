import type { ReactNode } from "react";
import { HoursTable, type HoursWords, type OpeningFacts } from "../../../sections/hours-table.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { MoreLink, Section, SectionHead } from "../../../ui/section.tsx";
import type { Manly } from "./content.ts";
import css from "./directions.module.css";
import { Journey } from "./journey.tsx";

type DirectionsProps = {
  words: Manly["directions"];
  states: HoursWords;
  address: [string, string];
  hours: OpeningFacts;
  /** Where the written links lead: the way in a map service, the clinic's address card. */
  route: string;
  card: string;
  /** The map, where it is shown. */
  children?: ReactNode;
};

/** The way to the clinic: how long it takes, the map, what to know on the way, and beside them the hours. */
export const Directions = ({ words, states, children, ...facts }: DirectionsProps) => (
  <Section ground="mist">
    <SectionHead eyebrow={words.eyebrow} title={words.title} />
    <Journey {...words} />
    <div className={css.grid}>
      <Reveal>
        {children && <div className={css.map}>{children}</div>}
        <div className={css.ways}>
          <div>
            <h3>{words.car.title}</h3>
            <p>{words.car.description}</p>
            <MoreLink to={facts.route}>{words.link}</MoreLink>
          </div>
          <div>
            <h3>{words.bus.title}</h3>
            <p>{words.bus.description}</p>
            <MoreLink to={words.planner.to}>{words.planner.label}</MoreLink>
          </div>
          <div>
            <h3>{words.address}</h3>
            <address>
              {facts.address[0]}
              <br />
              {facts.address[1]}
            </address>
            <MoreLink to={facts.card} download>
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
        <HoursTable caption={words.hours} facts={facts.hours} words={states} />
      </Reveal>
    </div>
  </Section>
);
