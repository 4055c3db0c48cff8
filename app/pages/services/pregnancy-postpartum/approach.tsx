import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Section } from "../../../ui/section.tsx";
import css from "./approach.module.css";
import type { PregnancyPostpartum } from "./schema.ts";

/** How care begins: a large first paragraph, the rest in columns below. */
export const Approach = ({ words }: { words: PregnancyPostpartum["approach"] }) => (
  <Section ground="terracotta">
    <Reveal className={css.head}>
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
      </div>
      <p className={css.lead}>{words.lead}</p>
    </Reveal>
    <Reveal className={css.body}>
      <Paragraphs texts={words.body} />
    </Reveal>
  </Section>
);
