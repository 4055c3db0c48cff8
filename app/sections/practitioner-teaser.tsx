import { Fragment } from "react";
import type { Site } from "../schema/site.ts";
import { MoreLink } from "../ui/section.tsx";
import { PractitionerArch, type PractitionerArchProps } from "./practitioner-arch.tsx";
import css from "./practitioner-teaser.module.css";

type PractitionerTeaserProps = {
  words: Site["practitionerTeaser"];
  practitioner: PractitionerArchProps;
};

/** A card about the practitioner: her portrait, or a drawing of her room until there is one, and a sentence in her own words. */
export const PractitionerTeaser = ({ words, practitioner }: PractitionerTeaserProps) => (
  <div className={css.card}>
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
