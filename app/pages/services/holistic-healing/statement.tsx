import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import type { HolisticHealing } from "./schema.ts";
import css from "./statement.module.css";

/** A large sentence on deep green, with the reason for it and a drawing. */
export const Statement = ({ words }: { words: HolisticHealing["why"] }) => (
  <Section ground="deep" space="grand">
    <Reveal className={css.columns}>
      <div>
        <h2 className={css.title}>{words.title}</h2>
        <p className={css.statement}>{words.statement}</p>
        <div className={css.body}>
          <Paragraphs texts={words.body} />
        </div>
      </div>
      <Picture
        picture={words.picture}
        sizes="(max-width: 699px) 82vw, 44vw"
        className={css.picture}
      />
    </Reveal>
  </Section>
);
