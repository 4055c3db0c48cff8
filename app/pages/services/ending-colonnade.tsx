import type { ServiceCard } from "../../schema/shared-fields.ts";
import { type EndingProps, EndingWords } from "../../sections/ending-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Wrap } from "../../ui/section.tsx";
import css from "./ending-colonnade.module.css";
import type { Services } from "./schema.ts";

type EndingColonnadeProps = Omit<EndingProps, "words"> & {
  words: Services["closing"];
  cards: ServiceCard[];
};

/** The end of the page: a colonnade on the footer's edge, with a glimpse of each service. */
export const EndingColonnade = ({ cards, ...ending }: EndingColonnadeProps) => (
  <section className={css.ending} data-ground="plaster" data-print="hide">
    <Wrap className={css.words}>
      <EndingWords {...ending} />
    </Wrap>
    {/* Decorative: the services are in the list above. */}
    <div className={css.arches} aria-hidden="true">
      {cards.map((card) => (
        <Picture key={card.to} picture={card.picture} sizes="16rem" className={css.arch} cropped />
      ))}
    </div>
  </section>
);
