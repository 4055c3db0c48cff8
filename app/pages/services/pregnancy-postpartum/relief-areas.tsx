import type { CSSProperties } from "react";
import { PhoneLinks } from "../../../ui/phone-links.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, Small } from "../../../ui/section.tsx";
import type { PregnancyPostpartum } from "./content.ts";
import css from "./relief-areas.module.css";

type Relief = PregnancyPostpartum["relief"];

const STAGGER = 50;

/** The position of a dot on the figure as shares of its width and height, and when it lights up. */
function dotPosition(
  { at }: Relief["areas"][number],
  turn: number,
): CSSProperties & Record<`--${string}`, number> {
  const [x = 0, y = 0] = at.split(" ").map((value) => Number.parseFloat(value) / 100);
  return { "--x": x, "--y": y, "--turn": turn };
}

/**
 * Numbered areas, with the same numbers as dots on a figure. A dot lights up while its area is read or
 * hovered.
 */
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
          <h2>{words.title}</h2>
          <Lead>{words.lead}</Lead>
        </Reveal>
        <ol className={css.areas}>
          {words.areas.map((area, i) => (
            <li key={area.title} style={dotPosition(area, i / words.areas.length)}>
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
