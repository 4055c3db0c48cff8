import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./content.ts";
import css from "./statement.module.css";

/** A large sentence on deep green, with the reason for it. */
export const Statement = ({ words }: { words: HolisticHealing["why"] }) => (
  <Section ground="deep" space="grand">
    <Reveal>
      <h2 className={css.title}>{words.title}</h2>
      <p className={css.statement}>{words.statement}</p>
      <div className={css.body}>
        <Paragraphs texts={words.body} />
      </div>
    </Reveal>
  </Section>
);
