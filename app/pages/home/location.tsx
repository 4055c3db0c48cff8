import type { ReactNode } from "react";
import { HoursTable, type HoursWords, type OpeningFacts } from "../../sections/hours-table.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, MoreLink, Section } from "../../ui/section.tsx";
import type { Home } from "./content.ts";
import css from "./location.module.css";

type LocationProps = {
  words: Home["location"];
  states: HoursWords;
  address: [string, string];
  parking: string;
  transport: string;
  hours: OpeningFacts;
  directions: string;
  /** The map; without one the address takes its place. */
  children?: ReactNode;
};

/** Where the clinic is, how to get there and when it is open. */
export const Location = ({ words, states, ...facts }: LocationProps) => (
  <Section id="location">
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
      </Reveal>
      {facts.children && <Reveal className={css.map}>{facts.children}</Reveal>}
      <Reveal className={css.hours} delay={100}>
        <HoursTable caption={words.hours} facts={facts.hours} words={states} />
      </Reveal>
      <Reveal className={css.address} delay={100}>
        <address>
          <strong>{facts.address[0]}</strong>
          <br />
          {facts.address[1]}
          <br />
          <MoreLink to={facts.directions} arrow>
            {words.directions}
          </MoreLink>
        </address>
        <div>
          <p>{facts.parking}</p>
          <p>{facts.transport}</p>
        </div>
      </Reveal>
    </div>
  </Section>
);
