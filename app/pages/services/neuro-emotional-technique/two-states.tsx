import { Suspense } from "react";
import { Breathing } from "../../../sections/breathing.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./schema.ts";
import css from "./two-states.module.css";

const STAGGER = 100;

/** The body's two states, as two arched cards side by side, and a minute to breathe. */
export const TwoStates = ({ words }: { words: NeuroEmotionalTechnique["why"] }) => (
  <>
    <Section ground="sea" space="grand">
      <SectionHeading title={words.title} size="small" />
      <p className={css.sentence}>{words.lead}</p>
      <div className={css.pair}>
        {words.states.map(({ picture, title, description, signs }, i) => (
          <Reveal key={title} delay={i * STAGGER}>
            <div className={css.archCard} data-ground="paper">
              <Picture
                picture={picture}
                sizes="(max-width: 699px) 8.5rem, 7rem"
                className={css.drawing}
              />
              <h3>{title}</h3>
              <p>{description}</p>
              <ul className={css.signs}>
                {signs.map((sign) => (
                  <li key={sign}>{sign}</li>
                ))}
              </ul>
            </div>
          </Reveal>
        ))}
      </div>
      <p className={css.note}>{words.note}</p>
    </Section>
    <div className={css.breathing}>
      <Suspense>
        <Breathing words={words.breathing} />
      </Suspense>
    </div>
  </>
);
