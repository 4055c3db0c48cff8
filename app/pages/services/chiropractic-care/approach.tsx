import type { ReactNode } from "react";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import css from "./approach.module.css";
import type { ChiropracticCare } from "./schema.ts";

type ApproachProps = {
  words: ChiropracticCare["approach"];
  /** The practitioner's card. */
  children: ReactNode;
};

/** The first section: how care begins, and the practitioner's card. */
export const Approach = ({ words, children }: ApproachProps) => (
  <Section ground="wet-sand" space="tight">
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
      </Reveal>
      <Reveal className={css.card}>{children}</Reveal>
      <Reveal className={css.text} delay={100}>
        <Lead>{words.lead}</Lead>
        <Paragraphs texts={words.body} />
      </Reveal>
    </div>
  </Section>
);
