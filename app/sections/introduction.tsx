import type { ReactNode } from "react";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Lead, Section, SectionHeading } from "../ui/section.tsx";
import css from "./introduction.module.css";

type IntroductionProps = {
  words: { eyebrow?: string; title: string; lead: string; body: readonly string[] };
  ground: Ground;
  /** Below the heading on wide screens, last on a phone: a card, a notice. */
  aside?: ReactNode;
  /** Shown after the text. */
  children?: ReactNode;
};

/** A heading, and its text next to it. */
export const Introduction = ({ words, ground, aside, children }: IntroductionProps) => (
  <Section ground={ground}>
    <div className={css.grid}>
      <Reveal className={css.head}>
        <SectionHeading eyebrow={words.eyebrow} title={words.title} />
      </Reveal>
      <Reveal className={css.text} delay={100}>
        <Lead>{words.lead}</Lead>
        <Paragraphs texts={words.body} />
        {children}
      </Reveal>
      {aside && <Reveal className={css.aside}>{aside}</Reveal>}
    </div>
  </Section>
);
