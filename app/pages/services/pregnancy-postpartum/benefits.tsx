import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import css from "./benefits.module.css";
import type { PregnancyPostpartum } from "./content.ts";

const STAGGER = 100;

/** The benefits on large discs of paper that overlap; on a phone in a column. */
export const Benefits = ({ words }: { words: PregnancyPostpartum["benefits"] }) => (
  <Section>
    <SectionHeading eyebrow={words.eyebrow} title={words.title} />
    <ul className={css.list}>
      {words.items.map(({ picture, title, description }, i) => (
        <Reveal as="li" key={title} className={css.circle} delay={i * STAGGER}>
          <Picture
            picture={picture}
            sizes="(max-width: 699px) 9.375rem, max(9rem, 13.5vw)"
            className={css.drawing}
          />
          <h3>{title}</h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ul>
  </Section>
);
