import type { ServiceCard } from "../schema/parts.ts";
import { Anchor } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section, SectionHead } from "../ui/section.tsx";
import css from "./related-services.module.css";

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
        <Reveal as="li" key={card.to} className={css.card} delay={i * STAGGER}>
          <Picture picture={{ ...card.picture, alt: "" }} sizes="7rem" className={css.arch} />
          <div>
            <h3>{card.title}</h3>
            <Anchor to={card.to} className={css.link}>
              {learnMore}
              <span className="visually-hidden">: {card.title}</span>
            </Anchor>
          </div>
        </Reveal>
      ))}
    </ul>
  </Section>
);
