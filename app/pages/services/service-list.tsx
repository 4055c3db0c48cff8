import type { ServiceCard as Card } from "../../schema/shared-fields.ts";
import type { Site } from "../../schema/site.ts";
import { ServiceCard } from "../../sections/service-card.tsx";
import css from "./service-list.module.css";

type ServiceListProps = { label: string; cards: Card[]; words: Site["cards"] };

const STAGGER = 100;

/** Every service's card, then the practitioner's, stacked. */
export const ServiceList = ({ label, cards, words }: ServiceListProps) => (
  <ul className={css.list} aria-label={label}>
    {cards.map((card, i) => (
      <ServiceCard key={card.to} card={card} words={words} smallOnPhone delay={i * STAGGER} />
    ))}
  </ul>
);
