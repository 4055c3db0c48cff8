import type { PageCardContent, RelatedServicesContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { Reveal } from "../ui/reveal.tsx";
import { Scroller } from "../ui/scroller.tsx";
import { type Ground, Section, SectionHeading } from "../ui/section.tsx";
import { SmallPageCard } from "./small-page-card.tsx";

type RelatedServicesSectionProps = {
  /** Which services, in order. `title` can replace a card's own. */
  content: RelatedServicesContent;
  /** Every service's card, then the practitioner's. */
  cards: PageCardContent[];
  labels: Site["pageCards"];
  ground?: Ground;
};

const STAGGER_MS = 100;

/** Small cards of related services. */
export const RelatedServicesSection = ({
  content,
  cards,
  labels,
  ground = "paper",
}: RelatedServicesSectionProps) => (
  <Section ground={ground} space="tight" data-print="hide">
    <SectionHeading title={content.title} />
    <Scroller
      label={content.title}
      previousButton={labels.previousButton}
      nextButton={labels.nextButton}
    >
      {content.services.map(({ to, title }, i) => {
        const card = cards.find(({ path }) => path === to);
        return (
          card && (
            <Reveal as="li" key={to} delay={i * STAGGER_MS}>
              <SmallPageCard
                card={card}
                title={title ?? card.title}
                learnMoreLink={labels.learnMoreLink}
              />
            </Reveal>
          )
        );
      })}
    </Scroller>
  </Section>
);
