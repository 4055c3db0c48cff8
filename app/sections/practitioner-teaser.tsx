import { Fragment } from "react";
import type { Site } from "../schema/site.ts";
import { MoreLink } from "../ui/section.tsx";
import { PractitionerArch, type PractitionerArchProps } from "./practitioner-arch.tsx";
import css from "./practitioner-teaser.module.css";

type PractitionerTeaserProps = {
  words: Site["practitionerTeaser"];
  practitioner: PractitionerArchProps;
  /** On wider screens a drawing of her room is right above, so the card leaves its own out. */
  belowDrawing?: boolean;
};

/** A card about the practitioner: her portrait, or a drawing of her room until there is one, and a sentence in her own words. */
export const PractitionerTeaser = ({
  words,
  practitioner,
  belowDrawing,
}: PractitionerTeaserProps) => (
  <div
    className={css.card}
    data-below-drawing={belowDrawing && !practitioner.portrait ? "" : undefined}
  >
    <div className={css.portraitBox}>
      <PractitionerArch {...practitioner} />
    </div>
    <div className={css.words}>
      <p className={css.name}>
        {/* "Name (Chiropractor)" wraps before the bracket only, if each part fits on a line. */}
        {words.label.split(/\s(?=\()/).map((part, i) => (
          <Fragment key={part}>
            {i > 0 && " "}
            <span>{part}</span>
          </Fragment>
        ))}
      </p>
      <p>{words.sentence}</p>
      <MoreLink to={words.link.to} arrow>
        {words.link.label}
      </MoreLink>
    </div>
  </div>
);
