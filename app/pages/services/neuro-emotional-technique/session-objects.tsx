import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section } from "../../../ui/section.tsx";
import type { NeuroEmotionalTechnique } from "./content.ts";
import css from "./session-objects.module.css";

const STAGGER = 100;

/** What a session gives: a drawing of a table with objects, then each object with its benefit. */
export const SessionObjects = ({ words }: { words: NeuroEmotionalTechnique["benefits"] }) => (
  <Section ground="shallows">
    <div className={css.grid}>
      <div>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
      </div>
      <Reveal className={css.drawing}>
        <Picture picture={words.picture} sizes="(max-width: 699px) 92vw, 46vw" />
      </Reveal>
      <ul className={css.list}>
        {words.items.map(({ picture, title, description }, i) => (
          <Reveal as="li" key={title} delay={i * STAGGER}>
            <Picture picture={picture} sizes="6rem" className={css.object} />
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
    </div>
  </Section>
);
