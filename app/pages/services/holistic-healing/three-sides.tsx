import type { ReactNode } from "react";
import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import css from "./three-sides.module.css";

export type SideWords = { title: string; lead: string; body: string[]; points: string[] };

type ThreeSidesProps = {
  words: { eyebrow: string; lead: string; picture: PictureData };
  sides: { words: SideWords; after?: ReactNode }[];
};

/** A picture that stays in view while the sides of one idea pass beside it. */
export const ThreeSides = ({ words, sides }: ThreeSidesProps) => (
  <Section ground="plaster">
    <div className={css.grid}>
      <div className={css.picture}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 92vw, 36vw"
          className={css.frame}
        />
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <p>{words.lead}</p>
      </div>
      <div>
        {sides.map(({ words: side, after }) => (
          <Reveal key={side.title} className={css.side}>
            <h2>{side.title}</h2>
            <Lead>{side.lead}</Lead>
            <ul className={css.points}>
              {side.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            {side.body.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {after}
          </Reveal>
        ))}
      </div>
    </div>
  </Section>
);
