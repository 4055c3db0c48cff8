import type { ReactNode } from "react";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Section } from "../../../ui/section.tsx";
import css from "./opening-words.module.css";

type OpeningWordsProps = {
  words: { eyebrow: string; title: string; lead: string; body: string[] };
  /** Below, over the whole width. */
  children?: ReactNode;
};

/** A large opening paragraph, then the rest of it in two columns. */
export const OpeningWords = ({ words, children }: OpeningWordsProps) => (
  <Section>
    <Reveal className={css.head}>
      <Eyebrow>{words.eyebrow}</Eyebrow>
      <h2 className={css.title}>{words.title}</h2>
      <p className={css.lead}>{words.lead}</p>
    </Reveal>
    <Reveal className={css.body}>
      {words.body.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </Reveal>
    {children}
  </Section>
);
