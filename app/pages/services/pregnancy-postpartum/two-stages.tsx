import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { PregnancyPostpartum } from "./schema.ts";
import css from "./two-stages.module.css";

const STAGGER = 100;

/** Before and after birth, on two panels. */
export const TwoStages = ({ words }: { words: PregnancyPostpartum["whatToExpect"] }) => (
  <Section ground="plaster">
    <SectionHeading eyebrow={words.eyebrow} title={words.title} />
    <div className={css.panels}>
      {words.stages.map(({ title, points }, i) => (
        <Reveal key={title} className={css.panel} delay={i * STAGGER}>
          <h3>{title}</h3>
          <ul className={css.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Reveal>
      ))}
    </div>
  </Section>
);
