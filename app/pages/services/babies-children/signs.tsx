import { MarkedPicture } from "../../../sections/marked-picture.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import type { BabiesChildren } from "./content.ts";
import css from "./signs.module.css";

const STAGGER = 50;

/** Numbered signs, with a box that says who to see first: next to the last one on a desktop, otherwise below them. */
export const Signs = ({ words }: { words: BabiesChildren["signs"] }) => (
  <Section>
    <div className={css.top}>
      <SectionHeading eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
      <MarkedPicture
        picture={words.picture}
        sizes="(max-width: 699px) 92vw, 30rem"
        places={words.items.map(({ at }) => at)}
        className={css.hangingDrawing}
      />
    </div>
    <div className={css.grid}>
      {/* The list is `display: contents`, and some screen readers then drop its role. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol className={css.list} role="list">
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} className={css.sign} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ol>
      <aside className={css.seeDoctorFirst}>
        <h3>{words.seeFirst.title}</h3>
        <Paragraphs texts={words.seeFirst.body} />
      </aside>
    </div>
  </Section>
);
