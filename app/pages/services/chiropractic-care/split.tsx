import type { ReactNode } from "react";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead } from "../../../ui/section.tsx";
import css from "./split.module.css";

type SplitProps = {
  eyebrow: string;
  title: string;
  lead?: string;
  paragraphs: string[];
  /** After the paragraphs: a link, tags, a note. */
  children?: ReactNode;
};

/** A heading on one side, its text on the other. */
export const Split = ({ eyebrow, title, lead, paragraphs, children }: SplitProps) => (
  <div className={css.grid}>
    <Reveal>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h2>{title}</h2>
    </Reveal>
    <Reveal className={css.text} delay={100}>
      {lead && <Lead>{lead}</Lead>}
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </Reveal>
  </div>
);
