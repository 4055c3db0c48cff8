import type { ServiceCard } from "../../schema/shared-fields.ts";
import type { Site } from "../../schema/site.ts";
import { CardMore } from "../../ui/card-link.tsx";
import { NoWrapHyphens } from "../../ui/no-wrap-hyphens.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import css from "./home-service-cards.module.css";

type HomeServiceCardsProps = { label: string; cards: ServiceCard[]; words: Site["cards"] };

const STAGGER = 100;

/** Home's own short service cards, with pictures in arches: a grid, on a phone a row to swipe. */
export const HomeServiceCards = ({ label, cards, words }: HomeServiceCardsProps) => (
  <Scroller label={label} back={words.back} forward={words.forward}>
    {cards.map((card, i) => (
      <Reveal as="li" key={card.to} className={css.card} delay={i * STAGGER}>
        <Picture
          picture={card.picture}
          className={css.picture}
          inCard
          sizes="(max-width: 699px) 76vw, (max-width: 1480px) 30vw, 26rem"
        />
        <h3>{card.title}</h3>
        {card.isPractitioner && <p className={css.practitionerNote}>{words.practitioner}</p>}
        <p className={css.description}>
          <NoWrapHyphens>{card.description}</NoWrapHyphens>
        </p>
        <CardMore to={card.to} about={card.title} opensHero>
          {words.learnMore}
        </CardMore>
      </Reveal>
    ))}
  </Scroller>
);
