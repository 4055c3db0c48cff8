import { HeadingPicture } from "../../../sections/heading-picture.tsx";
import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./conditions.module.css";
import type { HolisticHealing } from "./content.ts";

const STAGGER = 50;

/** Conditions in patients' words, with the limits of the evidence below. */
export const Conditions = ({ words }: { words: HolisticHealing["conditions"] }) => (
  <Section ground="plaster" className={css.section}>
    <SectionHeading
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
      aside={<HeadingPicture picture={words.picture} />}
    />
    <div className={css.grid}>
      <Points items={words.items} variant="lines" stagger={STAGGER} />
      <p className={css.limits}>{words.limits}</p>
    </div>
  </Section>
);
