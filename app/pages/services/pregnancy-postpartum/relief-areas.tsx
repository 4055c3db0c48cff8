import { type CSSProperties, useState } from "react";
import { PhoneLinks } from "../../../ui/phone-links.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Lead, Section, Small } from "../../../ui/section.tsx";
import css from "./relief-areas.module.css";
import type { PregnancyPostpartum } from "./schema.ts";

type Relief = PregnancyPostpartum["relief"];

const STAGGER = 50;

/** Highlighted from the start, to show what the numbers do. */
const FIRST_HIGHLIGHTED = 3;

/** Where an area's mark is on the figure, and when its number lights up as the list passes. */
function placeAndOrder(
  { at }: Relief["areas"][number],
  order: number,
): CSSProperties & Record<`--${string}`, string | number | undefined> {
  const [x, y] = at.split(" ");
  return { "--x": x, "--y": y, "--order": order };
}

/**
 * Numbered areas, with the same numbers as marks on a figure that stays in view. A mark lights up while its area is
 * read or pointed at.
 */
export function ReliefAreas({ words }: { words: Relief }) {
  const [pointed, setPointed] = useState<number>();
  const highlighted = (i: number) => (i === (pointed ?? FIRST_HIGHLIGHTED) ? "" : undefined);
  return (
    <Section ground="mist">
      <div className={css.scene} data-pointed={pointed === undefined ? undefined : ""}>
        <Reveal className={css.head}>
          <h2>{words.title}</h2>
          <Lead>{words.lead}</Lead>
        </Reveal>
        <div className={css.figureAndAreas}>
          <div className={css.figure} aria-hidden="true">
            <div className={css.figureBox}>
              <Picture picture={words.picture} sizes="(max-width: 699px) 17rem, 34rem" />
              {words.areas.map((area, i) => (
                <span
                  key={area.title}
                  className={css.mark}
                  style={placeAndOrder(area, i / words.areas.length)}
                  data-highlighted={highlighted(i)}
                >
                  {i + 1}
                </span>
              ))}
            </div>
          </div>
          <ol className={css.areas}>
            {words.areas.map((area, i) => (
              <li
                key={area.title}
                style={placeAndOrder(area, i / words.areas.length)}
                data-highlighted={highlighted(i)}
                onPointerEnter={() => setPointed(i)}
                onPointerLeave={() => setPointed(undefined)}
              >
                <Reveal delay={i * STAGGER}>
                  <h3>{area.title}</h3>
                  <p>{area.description}</p>
                </Reveal>
              </li>
            ))}
          </ol>
        </div>
        <div className={css.notes}>
          <p className={css.seeDoctorFirst}>
            <PhoneLinks>{words.seeFirst}</PhoneLinks>
          </p>
          <Small>{words.limits}</Small>
        </div>
      </div>
    </Section>
  );
}
