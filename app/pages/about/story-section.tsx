import type { ReactNode } from "react";
import { Anchor } from "../../ui/anchor.tsx";
import { Grid } from "../../ui/grid.tsx";
import { ItemGrid } from "../../ui/item-grid.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import { Split } from "../../ui/split.tsx";
import { Lead } from "../../ui/typography.tsx";
import css from "./page.module.css";
import type { AboutContent } from "./schema.ts";

type StorySectionProps = {
  content: AboutContent["story"];
  /** The timeline. Left out until the owner has written it. */
  timeline: AboutContent["timeline"];
  /** Shown next to the story: the practitioner's card. */
  children: ReactNode;
};

/** The practitioner's story, her interests, and her timeline if there is one. */
export const StorySection = ({ content, timeline, children }: StorySectionProps) => (
  <Section ground="tint">
    <Split widerSide="end">
      <Reveal className={css.card}>{children}</Reveal>
      <Reveal className={css.words} delay={100}>
        <h2>{content.title}</h2>
        <Lead className={css.lead}>{content.lead}</Lead>
        <Paragraphs texts={content.body} />
      </Reveal>
    </Split>
    <Reveal>
      <h3 className="plain-heading">{content.interestsTitle}</h3>
      <Grid
        label={content.interestsTitle}
        mobileColumns={3}
        maxColumns={4}
        className={css.interests}
      >
        {content.interests.map(({ label, to, picture }) => (
          <li key={label} className={css.interest}>
            <Picture picture={picture} size="small" />
            <Anchor to={to} className="underlined">
              {label}
            </Anchor>
          </li>
        ))}
      </Grid>
    </Reveal>
    {timeline && (
      <>
        <h3>{timeline.title}</h3>
        <ItemGrid
          items={timeline.steps.map(({ year, text }) => ({ title: `${year}`, description: text }))}
          level={4}
          maxColumns={4}
          lined
        />
      </>
    )}
  </Section>
);
