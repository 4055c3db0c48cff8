import { Reveal } from "../../../ui/reveal.tsx";
import { Section, Small } from "../../../ui/section.tsx";
import type { PregnancyPostpartum } from "./schema.ts";
import css from "./techniques.module.css";

/** The techniques under the sentence that says how they are chosen. */
export const Techniques = ({ words }: { words: PregnancyPostpartum["techniques"] }) => (
  <Section ground="clay">
    <Reveal className={css.head}>
      <h2>{words.title}</h2>
      <p className={css.sentence}>{words.lead}</p>
    </Reveal>
    <dl className={css.list} data-ground="paper">
      {words.items.map(({ title, description }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
    <div className={css.note}>
      <Small>{words.note}</Small>
    </div>
  </Section>
);
