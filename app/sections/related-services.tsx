import type { Related, ServiceCard } from "../schema/shared-fields.ts";
import type { Site } from "../schema/site.ts";
import { Reveal } from "../ui/reveal.tsx";
import { Scroller } from "../ui/scroller.tsx";
import { type Ground, Section, SectionHeading } from "../ui/section.tsx";
import css from "./related-services.module.css";
import { SmallServiceCard } from "./small-service-card.tsx";

type RelatedServicesProps = {
  /** Which services, in order. `title` can replace a card's own. */
  related: Related;
  /** Every service's card, then the practitioner's. */
  cards: ServiceCard[];
  words: Site["cards"];
  ground?: Ground;
  /** On a desktop: tall arches in a row, small ones in a row, or small ones in a column. */
  variant?: "arches" | "row" | "column";
};

const STAGGER = 100;

/** Small cards of related services. */
export const RelatedServices = ({
  related,
  cards,
  words,
  ground,
  variant = "column",
}: RelatedServicesProps) => {
  const shown = related.services.flatMap(({ to, title }) =>
    cards.filter((card) => card.to === to).map((card) => ({ card, title: title ?? card.title })),
  );
  const tall = variant === "arches";
  const placed = { arches: css.titleCentred, row: undefined, column: css.oneColumn };
  return (
    <Section {...(ground && { ground })} space="tight">
      <div className={placed[variant]} data-print="hide">
        <SectionHeading title={related.title} />
        <Scroller
          label={related.title}
          back={words.back}
          forward={words.forward}
          className={css.list}
        >
          {shown.map(({ card, title }, i) => (
            <Reveal as="li" key={card.to} delay={i * STAGGER}>
              <SmallServiceCard card={card} title={title} learnMore={words.learnMore} tall={tall} />
            </Reveal>
          ))}
        </Scroller>
      </div>
    </Section>
  );
};
