import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Section } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./content.ts";
import css from "./pictured-points.module.css";

const STAGGER = 100;

/** A list of points, each with a small drawing, next to a picture. */
export const PicturedPoints = ({ words }: { words: HolisticHealing["benefits"] }) => (
  <Section ground="lagoon">
    <div className={css.grid}>
      <div>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <ul className={css.list}>
          {words.items.map(({ picture, title, description }, i) => (
            <Reveal as="li" key={title} className={css.item} delay={i * STAGGER}>
              <Picture picture={picture} sizes="6.5rem" />
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
      <Reveal className={css.photo} delay={100}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 92vw, 42vw"
          className={css.picture}
        />
      </Reveal>
    </div>
  </Section>
);
