import type { Faq } from "../schema/shared-fields.ts";
import { Accordion } from "../ui/accordion.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section } from "../ui/section.tsx";
import css from "./faq-section.module.css";

type FaqSectionProps = {
  words: Faq;
  ground?: Ground;
  /** On wide screens: left of the questions, or above them. "top-centred" also narrows the questions. */
  headingPosition: "left" | "top-centred" | "top-left";
};

/** Questions and answers, with ids from `item-0`. */
export const FaqSection = ({ words, ground, headingPosition }: FaqSectionProps) => (
  <Section {...(ground && { ground })} space={headingPosition === "top-left" ? "tight" : undefined}>
    <div className={css.grid} data-heading={headingPosition}>
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
    </div>
  </Section>
);
