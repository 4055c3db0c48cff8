import type { ServiceCard } from "../schema/parts.ts";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section, SectionHead } from "../ui/section.tsx";
import css from "./related-services.module.css";
import { ServiceRow } from "./service-row.tsx";

type RelatedServicesProps = {
  title: string;
  /** The cards in the order they are shown; `title` may replace a card's own. */
  cards: ServiceCard[];
  learnMore: string;
  ground?: Ground;
};

const STAGGER = 100;

/** Three other services, small. */
export const RelatedServices = ({ title, cards, learnMore, ground }: RelatedServicesProps) => (
  <Section {...(ground && { ground })}>
    <SectionHead title={title} />
    <ul className={css.list}>
      {cards.map((card, i) => (
        <Reveal as="li" key={card.to} delay={i * STAGGER}>
          <ServiceRow card={card} title={card.title} learnMore={learnMore} />
        </Reveal>
      ))}
    </ul>
  </Section>
);
