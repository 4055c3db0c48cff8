import type { ReactNode } from "react";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./content.ts";
import css from "./three-sides.module.css";

type Sides = HolisticHealing["sides"];

type ThreeSidesProps = {
  words: Sides;
  /** In the order of the petals: top, left, right. */
  sides: { words: Sides["structural" | "biochemical" | "emotional"]; after?: ReactNode }[];
};

const FLOWER = "(max-width: 820px) 9rem, 36vw";

/**
 * A sticky flower whose petal lights up for the side being read (scroll-driven animation). In browsers
 * without that, each side has its own flower.
 */
export const ThreeSides = ({ words, sides }: ThreeSidesProps) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.beside}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Lead>{words.lead}</Lead>
        <div className={css.flower}>
          <Picture picture={words.picture} sizes={FLOWER} />
          {sides.map(({ words: { title, picture } }) => (
            <Picture key={title} picture={picture} sizes={FLOWER} className={css.lit} />
          ))}
        </div>
      </div>
      <ol className={css.sides}>
        {sides.map(({ words: side, after }) => (
          <li key={side.title} className={css.side}>
            <Picture picture={side.picture} sizes={FLOWER} className={css.own} />
            <Reveal>
              <h2>{side.title}</h2>
              <Lead>{side.lead}</Lead>
              <ul className={css.points}>
                {side.points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
              <Paragraphs texts={side.body} />
              {after}
            </Reveal>
          </li>
        ))}
      </ol>
    </div>
  </Section>
);
