import type { FaqContent } from "../schema/page-fields.ts";
import { Accordion } from "../ui/accordion.tsx";
import { NoWrapHyphens } from "../ui/no-wrap-hyphens.tsx";
import { Paragraphs } from "../ui/paragraphs.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { type Ground, Section } from "../ui/section.tsx";
import { Split } from "../ui/split.tsx";

type FaqSectionProps = { content: FaqContent; ground?: Ground };

/** Questions and answers, with ids from `item-0`. */
export const FaqSection = ({ content, ground = "paper" }: FaqSectionProps) => (
  <Section ground={ground} space="tight">
    <Split widerSide="end" stackedOnTablet>
      <h2>{content.title}</h2>
      <Reveal>
        <Accordion
          items={content.items.map(({ question, answer }, i) => ({
            id: `item-${i}`,
            summary: <NoWrapHyphens>{question}</NoWrapHyphens>,
            content: <Paragraphs texts={answer} />,
          }))}
        />
      </Reveal>
    </Split>
  </Section>
);
