import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section } from "../../../ui/section.tsx";
import css from "./benefit-objects.module.css";
import type { NeuroEmotionalTechnique } from "./schema.ts";

const STAGGER = 100;

/** What a session gives, around a tray with an object for each. On a phone the list is below the tray. */
export const BenefitObjects = ({ words }: { words: NeuroEmotionalTechnique["benefits"] }) => (
  <Section ground="shallows">
    <div className={css.head}>
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
    </div>
    <div className={css.scene}>
      <Reveal className={css.drawing}>
        <Picture picture={words.picture} sizes="(max-width: 699px) 92vw, 60vw" />
      </Reveal>
      <ul className={css.list}>
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ul>
    </div>
  </Section>
);
