import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import { Split } from "../../../ui/split.tsx";
import { Eyebrow } from "../../../ui/typography.tsx";
import css from "./page.module.css";
import type { ChiropracticCareContent } from "./schema.ts";

type PractitionerSectionProps = { content: ChiropracticCareContent["practitioner"] };

/** How the practitioner works, in a sentence of hers. */
export const PractitionerSection = ({ content }: PractitionerSectionProps) => (
  <Section ground="deep">
    <Reveal>
      <Split widerSide="start" align="center" stackedOnTablet>
        <blockquote>
          <Eyebrow as="h2">{content.eyebrow}</Eyebrow>
          <p className={css.quote}>“{content.quote}”</p>
        </blockquote>
        <div className="flow card-text">
          <Paragraphs texts={content.body} />
        </div>
      </Split>
    </Reveal>
  </Section>
);
