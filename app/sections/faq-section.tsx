import type { Faq } from "../schema/parts.ts";
import { Accordion } from "../ui/accordion.tsx";
import { NoWrapHyphens, Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { Eyebrow, type Ground, Section } from "../ui/section.tsx";
import css from "./faq-section.module.css";

type FaqSectionProps = {
  words: Faq;
  ground?: Ground;
  /** Where the heading stands on wide screens: beside the questions, or over them in a narrower measure. */
  head?: "left" | "right" | "over";
};

/** Questions and answers, `#item-0` onward. */
export const FaqSection = ({ words, ground, head = "left" }: FaqSectionProps) => (
  <Section {...(ground && { ground })}>
    <div className={css.grid} data-head={head}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
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
    </div>
  </Section>
);
