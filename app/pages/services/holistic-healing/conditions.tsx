import { HeadPicture } from "../../../sections/head-picture.tsx";
import { Points } from "../../../sections/points.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import css from "./conditions.module.css";
import type { HolisticHealing } from "./content.ts";

const STAGGER = 50;

/** Conditions in patients' words, with the limits of the evidence below. */
export const Conditions = ({ words }: { words: HolisticHealing["conditions"] }) => (
  <Section>
    <SectionHead
      eyebrow={words.eyebrow}
      title={words.title}
      lead={words.lead}
      aside={<HeadPicture picture={words.picture} />}
    />
    <div className={css.grid}>
      <Points items={words.items} variant="lines" stagger={STAGGER} />
      <p className={css.limits}>{words.limits}</p>
    </div>
  </Section>
);
