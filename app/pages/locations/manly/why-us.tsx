import { HeadingPicture } from "../../../sections/heading-picture.tsx";
import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { Manly } from "./content.ts";
import css from "./why-us.module.css";

/** Reasons in two columns, each with a drawing. */
export const WhyUs = ({ words: { reasons, picture, ...head } }: { words: Manly["why"] }) => (
  <Section ground="plaster">
    <SectionHeading {...head} aside={<HeadingPicture picture={picture} />} />
    <div className={css.points}>
      <Points items={reasons} variant="plain" />
    </div>
  </Section>
);
