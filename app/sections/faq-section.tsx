import type { Faq } from "../schema/parts.ts";
import { Accordion } from "../ui/accordion.tsx";
import { Calls } from "../ui/calls.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { Eyebrow, type Ground, Section } from "../ui/section.tsx";
import css from "./faq-section.module.css";

/** Questions and answers, `#item-0` onward. */
export const FaqSection = ({ words, ground }: { words: Faq; ground?: Ground }) => (
  <Section {...(ground && { ground })}>
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
      </Reveal>
      <Reveal delay={100}>
        <Accordion
          items={words.items.map(({ question, answer }, i) => ({
            id: `item-${i}`,
            summary: question,
            content: answer.map((paragraph) => (
              <p key={paragraph}>
                <Calls>{paragraph}</Calls>
              </p>
            )),
          }))}
        />
      </Reveal>
    </div>
  </Section>
);
