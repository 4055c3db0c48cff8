import type { CSSProperties } from "react";
import { PhoneLinks } from "../../../ui/phone-links.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section, Small } from "../../../ui/section.tsx";
import type { PregnancyPostpartum } from "./content.ts";
import css from "./relief-areas.module.css";

type Relief = PregnancyPostpartum["relief"];

const STAGGER = 50;

/** Where a bead lies on the figure, in shares of its width and height, and its turn to be lit. */
function place(
  { at }: Relief["areas"][number],
  turn: number,
): CSSProperties & Record<`--${string}`, number> {
  const [x = 0, y = 0] = at.split(" ").map((value) => Number.parseFloat(value) / 100);
  return { "--x": x, "--y": y, "--turn": turn };
}

/** The areas people ask about, numbered, and the same numbers as beads on a figure: both light as they are read, or pointed at. */
export const ReliefAreas = ({ words }: { words: Relief }) => (
  <Section ground="mist" className={css.section}>
    <div className={css.scene}>
      <Picture
        picture={words.picture}
        sizes="(max-width: 699px) 20rem, 36rem"
        className={css.figure}
      />
      <div className={css.words}>
        <Reveal>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.title}</h2>
          <Lead>{words.lead}</Lead>
        </Reveal>
        <ol className={css.areas}>
          {words.areas.map((area, i) => (
            <li key={area.title} style={place(area, i / words.areas.length)}>
              <Reveal delay={i * STAGGER}>
                <h3>{area.title}</h3>
                <p>{area.description}</p>
              </Reveal>
            </li>
          ))}
        </ol>
        <p className={css.first}>
          <PhoneLinks>{words.first}</PhoneLinks>
        </p>
        <Small>{words.limits}</Small>
      </div>
    </div>
  </Section>
);
