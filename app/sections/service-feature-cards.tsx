import type { ServiceCard } from "../schema/parts.ts";
import { Icon } from "../ui/icon.tsx";
import { Anchor } from "../ui/link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { Scroller } from "../ui/scroller.tsx";
import type { CardWords } from "./service-cards.tsx";
import css from "./service-feature-cards.module.css";

type ServiceFeatureCardsProps = {
  label: string;
  cards: ServiceCard[];
  words: CardWords;
  /** On a phone: a row to swipe instead of a list to read down. */
  scroller?: boolean;
};

const STAGGER = 100;
const COLUMNS = 2;

/** The six services with what each includes; the practitioner's stands out. Each card is one link. */
export function ServiceFeatureCards({ label, cards, words, scroller }: ServiceFeatureCardsProps) {
  const entries = cards.map((card, i) => (
    <Reveal as="li" key={card.to} className={css.cell} delay={(i % COLUMNS) * STAGGER}>
      <Card card={card} words={words} />
    </Reveal>
  ));
  if (!scroller) {
    return (
      <ul className={css.grid} aria-label={label}>
        {entries}
      </ul>
    );
  }
  return (
    <div className={css.columns}>
      <Scroller label={label} back={words.back} forward={words.forward}>
        {entries}
      </Scroller>
    </div>
  );
}

function Card({ card, words }: { card: ServiceCard; words: CardWords }) {
  const title = card.longTitle ?? card.title;
  return (
    <div className={css.card} data-practitioner={card.practitioner ? "" : undefined}>
      <div className={css.arch} data-color={card.color}>
        <Picture
          picture={card.picture}
          sizes="(max-width: 560px) 76vw, (max-width: 820px) 36vw, 15rem"
        />
      </div>
      <div className={css.words}>
        {card.practitioner && <p className={css.chip}>{words.practitioner}</p>}
        <h3>{title}</h3>
        <p className={css.description}>{card.description}</p>
        <ul className={css.features}>
          {card.features.map((feature) => (
            <li key={feature}>
              <Icon name="check" size={18} />
              {feature}
            </li>
          ))}
        </ul>
        <Anchor to={card.to} className={css.link}>
          {words.learnMore}
          <span className="visually-hidden">: {title}</span>
        </Anchor>
      </div>
    </div>
  );
}
