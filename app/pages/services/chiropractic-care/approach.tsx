import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import css from "./approach.module.css";
import type { ChiropracticCare } from "./content.ts";

/** How care begins: heading on one side, text on the other. */
export const Approach = ({ words }: { words: ChiropracticCare["approach"] }) => (
  <Section ground="wet-sand">
    <div className={css.grid}>
      <Reveal>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
      </Reveal>
      <Reveal className={css.text} delay={100}>
        <Lead>{words.lead}</Lead>
        <Paragraphs texts={words.body} />
      </Reveal>
    </div>
  </Section>
);
