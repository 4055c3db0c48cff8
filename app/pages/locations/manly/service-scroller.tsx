import type { ServiceCard as Card } from "../../../schema/shared-fields.ts";
import type { Site } from "../../../schema/site.ts";
import { ServiceCard } from "../../../sections/service-card.tsx";
import { Scroller } from "../../../ui/scroller.tsx";
import css from "./service-scroller.module.css";

type ServiceScrollerProps = { label: string; cards: Card[]; words: Site["cards"] };

const STAGGER = 100;

/** The service cards of the overview: a grid, on a phone a row to swipe. */
export const ServiceScroller = ({ label, cards, words }: ServiceScrollerProps) => (
  <div className={css.cards}>
    <Scroller label={label} back={words.back} forward={words.forward}>
      {cards.map((card, i) => (
        <ServiceCard key={card.to} card={card} words={words} delay={i * STAGGER} />
      ))}
    </Scroller>
  </div>
);
