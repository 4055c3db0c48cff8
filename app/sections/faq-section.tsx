import type { Faq } from "../schema/parts.ts";
import { Accordion } from "../ui/accordion.tsx";
import { NoWrapHyphens, Paragraphs } from "../ui/paragraphs.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section } from "../ui/section.tsx";
import css from "./faq-section.module.css";

type FaqSectionProps = {
  words: Faq;
  ground?: Ground;
  /** Where the heading is on wide screens: next to the questions, or above them: in a narrower column, or at its left. */
  head?: "left" | "right" | "over" | "above";
};

/** Questions and answers, with ids from `item-0`. */
export const FaqSection = ({ words, ground, head = "left" }: FaqSectionProps) => (
  <Section {...(ground && { ground })} space={head === "above" ? "tight" : undefined}>
    <div className={css.grid} data-head={head}>
      <Reveal className={css.head}>
        <h2>{words.title}</h2>
      </Reveal>
      <Reveal delay={100}>
        <Accordion
          items={words.items.map(({ question, answer }, i) => ({
            id: `item-${i}`,
            summary: <NoWrapHyphens>{question}</NoWrapHyphens>,
            content: <Paragraphs texts={answer} />,
          }))}
        />
      </Reveal>
      {words.picture && <Picture picture={words.picture} sizes="82vw" className={css.picture} />}
    </div>
  </Section>
);
