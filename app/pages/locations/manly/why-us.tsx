import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { Manly } from "./content.ts";
import css from "./why-us.module.css";

/** Reasons in two columns, next to a sticky heading. */
export const WhyUs = ({ words: { reasons, ...head } }: { words: Manly["why"] }) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.head}>
        <SectionHeading {...head} />
      </div>
      <div className={css.points}>
        <Points items={reasons} variant="lines" />
      </div>
    </div>
  </Section>
);
