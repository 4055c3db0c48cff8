import type { ReactNode } from "react";
import { Anchor } from "../../ui/anchor.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Lead, Section } from "../../ui/section.tsx";
import type { About } from "./schema.ts";
import css from "./story.module.css";

type StoryProps = {
  words: About["story"];
  /** The timeline. Left out until the owner has written it. */
  journey: About["journey"];
  /** Shown next to the story: the practitioner's card. */
  children: ReactNode;
};

const STAGGER = 100;

/** The practitioner's story, her interests, and her timeline if there is one. */
export const Story = ({ words, journey, children }: StoryProps) => (
  <Section ground="tint">
    <div className={css.story}>
      {children}
      <Reveal className={css.words} delay={STAGGER}>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <Paragraphs texts={words.body} />
      </Reveal>
      <Reveal className={css.interests}>
        <h3>{words.interests}</h3>
        <ul className={css.drawings} aria-label={words.interests}>
          {words.tags.map(({ label, to, picture }) => (
            <li key={label}>
              <Picture
                picture={picture}
                sizes="(max-width: 699px) 27vw, 9rem"
                className={css.drawing}
              />
              <Anchor to={to} className={css.tag}>
                {label}
              </Anchor>
            </li>
          ))}
        </ul>
      </Reveal>
    </div>
    {journey && (
      <>
        <h3 className={css.journeyTitle}>{journey.label}</h3>
        <ol className={css.journey}>
          {journey.steps.map(({ year, what }, i) => (
            <Reveal as="li" key={what} delay={i * STAGGER}>
              <b>{year}</b>
              <p>{what}</p>
            </Reveal>
          ))}
        </ol>
      </>
    )}
  </Section>
);
