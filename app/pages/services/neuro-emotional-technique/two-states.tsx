import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./two-states.module.css";

const STAGGER = 100;

/** The body's two states, as two arched windows side by side. */
export const TwoStates = ({ words }: { words: NeuroEmotionalTechnique["why"] }) => (
  <Section>
    <SectionHead title={words.title} lead={words.lead} />
    <div className={css.pair}>
      {words.states.map(({ picture, title, description, signs }, i) => (
        <Reveal key={title} className={css.window} delay={i * STAGGER}>
          <Picture picture={picture} sizes="7rem" className={css.token} />
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
);
