import { MarkedPicture } from "../../../sections/marked-picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { BabiesChildren } from "./schema.ts";
import css from "./signs.module.css";

const STAGGER = 50;

/** Numbered signs, and a drawing with their numbers. */
export const Signs = ({ words }: { words: BabiesChildren["signs"] }) => (
  <Section>
    <div className={css.top}>
      <SectionHeading eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <MarkedPicture
        picture={words.picture}
        sizes="(max-width: 699px) 92vw, 30rem"
        places={words.items.map(({ at }) => at)}
        className={css.hangingDrawing}
      />
    </div>
    <ol className={css.list}>
      {words.items.map(({ title, description }, i) => (
        <Reveal as="li" key={title} className={css.sign} delay={i * STAGGER}>
          <h3>{title}</h3>
          <p>{description}</p>
        </Reveal>
      ))}
    </ol>
  </Section>
);
