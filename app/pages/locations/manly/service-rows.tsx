import type { ServiceCard } from "../../../schema/parts.ts";
import type { Site } from "../../../schema/site.ts";
import { ServiceRow } from "../../../sections/service-row.tsx";
import { Scroller } from "../../../ui/scroller.tsx";
import css from "./service-rows.module.css";

type ServiceRowsProps = { label: string; cards: ServiceCard[]; words: Site["cards"] };

/** The services in a line each: a grid, on a phone a row to swipe. */
export const ServiceRows = ({ label, cards, words }: ServiceRowsProps) => (
  <div className={css.rows}>
    <Scroller label={label} back={words.back} forward={words.forward}>
      {cards.map((card) => (
        <li key={card.to}>
          <ServiceRow
            card={card}
            title={card.longTitle ?? card.title}
            line={card.line}
            learnMore={words.learnMore}
          />
        </li>
      ))}
    </Scroller>
  </div>
);
