import type { PageCardContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { Scroller } from "../ui/scroller.tsx";
import { PageCard } from "./page-card.tsx";

type PageCardScrollerProps = {
  label: string;
  cards: PageCardContent[];
  labels: Site["pageCards"];
  short?: boolean;
};

const STAGGER_MS = 100;

/** Every service's card, then the practitioner's: a grid, on a phone a row to swipe. */
export const PageCardScroller = ({
  label,
  cards,
  labels,
  short = false,
}: PageCardScrollerProps) => (
  <Scroller label={label} previousButton={labels.previousButton} nextButton={labels.nextButton}>
    {cards.map((card, i) => (
      <PageCard key={card.path} card={card} labels={labels} short={short} delay={i * STAGGER_MS} />
    ))}
  </Scroller>
);
