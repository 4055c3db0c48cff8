import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import css from "./practitioner.module.css";
import type { ChiropracticCare } from "./schema.ts";

/** A large quote about how the practitioner works. */
export const Practitioner = ({ words }: { words: ChiropracticCare["practitioner"] }) => (
  <Section ground="deep" space="grand" className={css.section}>
    <Reveal>
      <h2 className={css.eyebrow}>{words.eyebrow}</h2>
      <figure className={css.figure}>
        <blockquote className={css.quote}>
          <p>“{words.quote}”</p>
        </blockquote>
        <figcaption className={css.body}>
          <Paragraphs texts={words.body} />
        </figcaption>
      </figure>
    </Reveal>
  </Section>
);
