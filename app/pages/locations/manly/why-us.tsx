import { HeadingPicture } from "../../../sections/heading-picture.tsx";
import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { Manly } from "./content.ts";
import css from "./why-us.module.css";

/** Reasons, each with a drawing, next to the heading and a picture. */
export const WhyUs = ({ words: { reasons, picture, ...head } }: { words: Manly["why"] }) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <SectionHeading {...head} />
      <HeadingPicture picture={picture} />
      <div className={css.points}>
        <Points items={reasons} variant="plain" />
      </div>
    </div>
  </Section>
);
