import type { ReactNode } from "react";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import type { ChiropracticCare } from "./content.ts";
import css from "./practitioner.module.css";

type PractitionerProps = {
  words: ChiropracticCare["practitioner"];
  /** The practitioner's card. */
  children: ReactNode;
};

/** A large quote about how the practitioner works, with her card under it. */
export const Practitioner = ({ words, children }: PractitionerProps) => (
  <Section>
    <Reveal>
      <h2 className={css.eyebrow}>{words.eyebrow}</h2>
      <figure className={css.grid}>
        <blockquote className={css.quote}>
          <p>“{words.quote}”</p>
        </blockquote>
        <div className={css.body}>
          <Paragraphs texts={words.body} />
        </div>
        <figcaption>{children}</figcaption>
      </figure>
    </Reveal>
  </Section>
);
