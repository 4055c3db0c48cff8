import { classes } from "../lib/classes.ts";
import type { PageCardContent } from "../schema/page-fields.ts";
import type { Site } from "../schema/site.ts";
import { CardMoreLink } from "../ui/card-link.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { LeafList } from "./leaf-list.tsx";
import css from "./page-card.module.css";

const LEAF_COLORS = { leaf: undefined, clay: css.clay, sea: css.sea, dark: css.dark };

type PageCardProps = {
  card: PageCardContent;
  labels: Site["pageCards"];
  /** Its short title, and no list of what it includes. */
  short?: boolean;
  /** Milliseconds to wait after it comes into view. */
  delay: number;
};

/** A page's picture, words and what it includes: a service's, or the practitioner's. The whole card is one link. */
export const PageCard = ({ card, labels, short, delay }: PageCardProps) => {
  const title = (!short && card.longTitle) || card.title;
  return (
    <Reveal as="li" className={classes(css.card, LEAF_COLORS[card.leafColor])} delay={delay}>
      <Picture
        picture={card.picture}
        size="third"
        className={css.arch}
        croppedByFrame
        heroTransition
      />
      <div className={css.words}>
        <h3>{title}</h3>
        {card.isPractitioner && <p className={css.label}>{labels.practitionerLabel}</p>}
        <p className={css.description}>
          <NoWrapHyphens>{card.description}</NoWrapHyphens>
        </p>
        {!short && <LeafList items={card.features} />}
      </div>
      <CardMoreLink to={card.path} about={title} heroTransition>
        {labels.learnMoreLink}
      </CardMoreLink>
    </Reveal>
  );
};
