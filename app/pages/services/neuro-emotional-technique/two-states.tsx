import { Suspense } from "react";
import { Breathing } from "../../../sections/breathing.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./two-states.module.css";

const STAGGER = 100;

/** The body's two states, as two arched windows side by side, and a minute to breathe. */
export const TwoStates = ({ words }: { words: NeuroEmotionalTechnique["why"] }) => (
  <>
    <Section>
      <SectionHead title={words.title} lead={words.lead} />
      <div className={css.pair}>
        {words.states.map(({ icon, title, description, signs }, i) => (
          <Reveal key={title} className={css.window} delay={i * STAGGER}>
            <Icon name={icon} size={52} />
            <h3>{title}</h3>
            <p>{description}</p>
            <ul className={css.signs}>
              {signs.map((sign) => (
                <li key={sign}>{sign}</li>
              ))}
            </ul>
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
