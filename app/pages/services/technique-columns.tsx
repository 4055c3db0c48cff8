import { LinkedNote } from "../../sections/linked-note.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section, SectionHeading, Small } from "../../ui/section.tsx";
import type { Services } from "./schema.ts";
import css from "./technique-columns.module.css";

const STAGGER = 100;

/** The techniques side by side, with their limits below. */
export const TechniqueColumns = ({ words }: { words: Services["techniques"] }) => (
  <Section ground="tint" space="tight">
    <SectionHeading title={words.title} lead={words.lead} />
    <ul className={css.columns} aria-label={words.title}>
      {words.items.map(({ name, full, description, picture }, i) => (
        <Reveal as="li" key={name} className={css.column} delay={i * STAGGER}>
          <Picture picture={picture} sizes="8rem" className={css.pebble} />
          <div>
            <h3>{name}</h3>
            {full && <p className={css.fullName}>{full}</p>}
          </div>
          <p className={css.description}>{description}</p>
        </Reveal>
      ))}
    </ul>
    <div className={css.notes}>
      <LinkedNote words={words.risks} />
      {words.notes.map((note) => (
        <Small key={note}>{note}</Small>
      ))}
    </div>
  </Section>
);
