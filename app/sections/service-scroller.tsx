import type { PageCardContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { Scroller } from "../ui/scroller.tsx";
import { ServiceCard } from "./service-card.tsx";

type ServiceScrollerProps = {
  label: string;
  cards: PageCardContent[];
  labels: Site["cards"];
  short?: boolean;
};

const STAGGER = 100;

/** Every service's card, then the practitioner's: a grid, on a phone a row to swipe. */
export const ServiceScroller = ({ label, cards, labels, short = false }: ServiceScrollerProps) => (
  <Scroller label={label} previousButton={labels.previousButton} nextButton={labels.nextButton}>
    {cards.map((card, i) => (
      <ServiceCard key={card.path} card={card} labels={labels} short={short} delay={i * STAGGER} />
    ))}
  </Scroller>
);
