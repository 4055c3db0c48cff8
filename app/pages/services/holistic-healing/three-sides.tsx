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

/** In the drawing the petals are in the order of the sides: top, left, right. */
const PETALS = [
  { left: "50%", top: "27%" },
  { left: "25%", top: "67%" },
  { left: "75%", top: "67%" },
];

const FLOWER = "(max-width: 699px) 340px, (max-width: 1279px) 42vw, 44rem";

/**
 * A flower that stays in view, with a petal lit for the side being read (scroll-driven animation). Without that
 * animation the first petal is lit, and each side also shows a small flower.
 */
export const ThreeSides = ({ words, sides }: ThreeSidesProps) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <Lead>{words.lead}</Lead>
        <div className={css.flower}>
          <Picture picture={words.picture} sizes={FLOWER} />
          {sides.map(({ words: { title, picture } }) => (
            <Picture key={title} picture={picture} sizes={FLOWER} className={css.lit} />
          ))}
          {sides.map(({ words: { title } }, i) => (
            <span key={title} className={css.name} style={PETALS[i]} aria-hidden="true">
              {title}
            </span>
          ))}
        </div>
      </div>
      <ol className={css.sides}>
        {sides.map(({ words: side, after }) => (
          <li key={side.title} className={css.side}>
            <Picture picture={side.picture} sizes="6rem" className={css.petal} />
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
