import { Points } from "../../../sections/points.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./schema.ts";

const STAGGER = 50;

/** Conditions in patients' words. */
export const Conditions = ({ words }: { words: HolisticHealing["conditions"] }) => (
  <Section ground="plaster">
    <SectionHeading eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
    <Points items={words.items} variant="lines" stagger={STAGGER} />
  </Section>
);
