import type { ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { Grid } from "../ui/grid.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section, SectionHeading } from "../ui/section.tsx";
import css from "./introduction-section.module.css";

type IntroductionSectionProps = {
  content: { eyebrow?: string; title: string; lead: string; body: readonly string[] };
  ground: Ground;
  /** Below the heading on wide screens, last on a phone: a card, a notice. Without it the text is below both, in columns. */
  aside?: ReactNode;
};

/** A heading with a large sentence next to it, and its text. */
export const IntroductionSection = ({ content, ground, aside }: IntroductionSectionProps) => (
  <Section ground={ground}>
    <div className={classes(css.grid, aside ? css.withAside : undefined)}>
      <Reveal>
        <SectionHeading eyebrow={content.eyebrow} title={content.title} />
      </Reveal>
      <Reveal className={css.text} delay={100}>
        <p className={css.lead}>{content.lead}</p>
        {aside && <Paragraphs texts={content.body} />}
      </Reveal>
      {aside ? (
        <Reveal className={css.aside}>{aside}</Reveal>
      ) : (
        <Grid as="div" className={css.columns}>
          {content.body.map((text) => (
            <Paragraphs key={text} texts={[text]} />
          ))}
        </Grid>
      )}
    </div>
  </Section>
);
