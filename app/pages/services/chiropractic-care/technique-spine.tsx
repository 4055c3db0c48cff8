import type { ReactNode } from "react";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, Small } from "../../../ui/section.tsx";
import type { ChiropracticCare } from "./content.ts";
import css from "./technique-spine.module.css";

type TechniqueSpineProps = {
  words: ChiropracticCare["techniqueNames"];
  /** What the techniques are, shown above the drawing. */
  children: ReactNode;
};

/**
 * The techniques along a drawing of a spine, each next to its own pebble: on both sides if there is space.
 */
export const TechniqueSpine = ({ words, children }: TechniqueSpineProps) => (
  <Section ground="wet-sand" className={css.section}>
    <div className={css.techniques}>{children}</div>
    <Picture picture={words.picture} sizes="12rem" className={css.pebbles} />
    <div className={css.scene}>
      <Picture picture={words.spine.wide} sizes="37rem" className={css.wide} />
      <Picture picture={words.spine.narrow} sizes="7rem" className={css.narrow} />
      <Reveal className={css.head}>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
      </Reveal>
      <ol className={css.list}>
        {words.items.map(({ name, description }) => (
          <li key={name}>
            <Reveal>
              <h3>{name}</h3>
              <p>{description}</p>
            </Reveal>
          </li>
        ))}
      </ol>
      <div className={css.note}>
        <Small>{words.note}</Small>
      </div>
    </div>
  </Section>
);
