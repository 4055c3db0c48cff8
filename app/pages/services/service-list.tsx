import type { ServiceCard } from "../../schema/parts.ts";
import type { Site } from "../../schema/site.ts";
import { CardMore } from "../../ui/card-link.tsx";
import { Icon } from "../../ui/icon.tsx";
import { WholeWords } from "../../ui/paragraphs.tsx";
import { Picture } from "../../ui/picture.tsx";
import { PlusSign } from "../../ui/plus-sign.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import css from "./service-list.module.css";

type ServiceListProps = {
  label: string;
  cards: ServiceCard[];
  words: Site["cards"];
  /** Names what opens a card's points on a phone. */
  points: string;
};

const STAGGER = 100;
const COLUMNS = 3;

/** The services with what each includes; the practitioner's stands out. Each card is one link. */
export const ServiceList = ({ label, cards, words, points }: ServiceListProps) => (
  <ul className={css.list} aria-label={label}>
    {cards.map((card, i) => {
      const title = card.longTitle ?? card.title;
      return (
        <Reveal
          as="li"
          key={card.to}
          className={card.practitioner ? `${css.card} ${css.practitioner}` : css.card}
          delay={(i % COLUMNS) * STAGGER}
        >
          <Picture picture={card.picture} sizes="8rem" className={css.arch} />
          <div>
            {card.practitioner && <p className={css.chip}>{words.practitioner}</p>}
            <h3>{title}</h3>
            <p className={css.description}>
              <WholeWords>{card.description}</WholeWords>
            </p>
            <CardMore to={card.to} about={title}>
              {words.learnMore}
            </CardMore>
          </div>
          <details className={css.points}>
            <summary>
              <span className="visually-hidden">
                {points}: {title}
              </span>
              <PlusSign />
            </summary>
            <ul>
              {card.features.map((feature) => (
                <li key={feature}>
                  <Icon name="check" size={18} />
                  {feature}
                </li>
              ))}
            </ul>
          </details>
        </Reveal>
      );
    })}
  </ul>
);
