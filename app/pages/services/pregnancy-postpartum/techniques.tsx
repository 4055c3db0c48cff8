import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section, Small } from "../../../ui/section.tsx";
import type { PregnancyPostpartum } from "./content.ts";
import css from "./techniques.module.css";

/** The techniques in two columns, next to the heading. */
export const Techniques = ({ words }: { words: PregnancyPostpartum["techniques"] }) => (
  <Section>
    <div className={css.grid}>
      <Reveal className={css.head}>
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <Small>{words.note}</Small>
      </Reveal>
      <div>
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 82vw, 26rem"
          className={css.picture}
        />
        <dl className={css.list}>
          {words.items.map(({ title, description }) => (
            <div key={title} className={css.technique}>
              <dt>{title}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </Section>
);
