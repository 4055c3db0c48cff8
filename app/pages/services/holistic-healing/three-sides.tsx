import type { ReactNode } from "react";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./schema.ts";
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
  { left: "30%", top: "67.5%" },
  { left: "70%", top: "67.5%" },
];

/** A flower whose petals are the sides, then each side with a small scene: in columns on a desktop, otherwise in rows. */
export const ThreeSides = ({ words, sides }: ThreeSidesProps) => (
  <Section ground="mist">
    <div className={css.opening}>
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <p className={css.headline}>{words.lead}</p>
      </div>
      <div className={css.flower}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 340px, (max-width: 1535px) 44vw, 42rem"
        />
        {sides.map(({ words: { title } }, i) => (
          <span key={title} className={css.name} style={PETALS[i]} aria-hidden="true">
            {title}
          </span>
        ))}
      </div>
    </div>
    <ol className={css.sides}>
      {sides.map(({ words: side, after }) => (
        <Reveal as="li" key={side.title} className={css.side}>
          <Picture
            picture={side.picture}
            sizes="(min-width: 700px) and (max-width: 1099px) 15rem, 12rem"
            className={css.scene}
          />
          <div>
            <h2>{side.title}</h2>
            <Lead>{side.lead}</Lead>
            <Paragraphs texts={side.body} />
            {after}
          </div>
        </Reveal>
      ))}
    </ol>
  </Section>
);
