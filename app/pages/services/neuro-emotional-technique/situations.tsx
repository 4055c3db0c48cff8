import { MarkedPicture } from "../../../sections/marked-picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./schema.ts";
import css from "./situations.module.css";

const STAGGER = 50;

/** Situations people come with, next to a sticky heading with the limits. */
export const Situations = ({ words }: { words: NeuroEmotionalTechnique["conditions"] }) => (
  <Section className={css.section}>
    <div className={css.grid}>
      <div className={css.head}>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <MarkedPicture
          picture={words.picture}
          sizes="(max-width: 699px) 94vw, 40vw"
          places={words.items.map(({ at }) => at)}
          className={css.rings}
        />
      </div>
      <ol className={css.list}>
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} className={css.item} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ol>
    </div>
  </Section>
);
