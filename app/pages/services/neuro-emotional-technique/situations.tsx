import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, Small } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./situations.module.css";

const STAGGER = 50;

/** Situations people come with, next to a sticky heading with the limits. */
export const Situations = ({ words }: { words: NeuroEmotionalTechnique["conditions"] }) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <Small>{words.limits}</Small>
      </div>
      <ul className={css.list}>
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} className={css.item} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
    </div>
  </Section>
);
