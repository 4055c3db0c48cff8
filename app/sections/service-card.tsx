import type { ServiceCard as Card } from "../schema/shared-fields.ts";
import type { Site } from "../schema/site.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./service-card.module.css";

type ServiceCardProps = {
  card: Card;
  words: Site["cards"];
  /** On a phone the arches are smaller, in the middle. */
  smallOnPhone?: boolean;
  /** Milliseconds to wait after it comes into view. */
  delay: number;
};

/** The class for the colour of a card's leaves. */
const LEAVES = {
  leaf: undefined,
  clay: css.clayLeaves,
  sea: css.seaLeaves,
  dark: css.darkLeaves,
};

/** A service's picture, words and what it includes. The whole card is one link. */
export const ServiceCard = ({ card, words, smallOnPhone = false, delay }: ServiceCardProps) => {
  const title = card.longTitle ?? card.title;
  const classNames = [css.card, LEAVES[card.leafColor], smallOnPhone && css.smallOnPhone];
  return (
    <Reveal as="li" className={classNames.filter(Boolean).join(" ")} delay={delay}>
      <Picture
        picture={card.picture}
        sizes="(max-width: 699px) 12rem, (max-width: 1480px) 30vw, 26rem"
        className={css.arch}
        inCard
      />
      <div>
        <h3>{title}</h3>
        {card.isPractitioner && <p className={css.practitionerNote}>{words.practitioner}</p>}
        <p className={css.description}>
          <NoWrapHyphens>{card.description}</NoWrapHyphens>
        </p>
      </div>
      <ul className={css.features}>
        {card.features.map((feature) => (
          <li key={feature}>
            <Icon name="leaf" size={18} />
            {feature}
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <CardMore to={card.to} about={title} opensHero>
          {words.learnMore}
        </CardMore>
      </div>
    </Reveal>
  );
};
