import type { LinkedNote as LinkedNoteWords } from "../../../schema/parts.ts";
import { LinkedNote } from "../../../sections/linked-note.tsx";
import { Picture } from "../../../ui/picture.tsx";
import type { Picture as PictureData } from "../../../ui/picture-data.ts";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import css from "./growing-up.module.css";

type GrowingUpProps = {
  words: {
    eyebrow: string;
    title: string;
    lead: string;
    ages: { title: string; description: string }[];
    aside: LinkedNoteWords;
    picture: PictureData;
  };
};

/** The older ages in one card, its right side a picture to the edge. */
export const GrowingUp = ({ words }: GrowingUpProps) => (
  <Section tight>
    <Reveal className={css.card}>
      <div className={css.words}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <dl className={css.ages}>
          {words.ages.map(({ title, description }) => (
            <div key={title} className={css.age}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
        <LinkedNote words={words.aside} />
      </div>
      <Picture
        picture={words.picture}
        sizes="(max-width: 820px) 92vw, 38vw"
        className={css.picture}
      />
    </Reveal>
  </Section>
);
