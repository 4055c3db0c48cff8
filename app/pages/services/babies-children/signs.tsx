import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import type { BabiesChildren } from "./content.ts";
import css from "./signs.module.css";

const STAGGER = 50;

/** Things to notice, counted; whom to see about them first stands among them, on a phone before them. */
export const Signs = ({ words }: { words: BabiesChildren["signs"] }) => (
  <Section>
    <SectionHead eyebrow={words.eyebrow} title={words.title} lead={words.lead} />
    <div className={css.grid}>
      {/* The list's own box is gone from the layout, and with it, for some readers, its role. */}
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <ol className={css.list} role="list">
        {words.items.map(({ title, description }, i) => (
          <Reveal as="li" key={title} className={css.sign} delay={i * STAGGER}>
            <h3>{title}</h3>
            <p>{description}</p>
          </Reveal>
        ))}
      </ol>
      <aside className={css.first}>
        <h3>{words.first.title}</h3>
        <Paragraphs texts={words.first.body} />
      </aside>
    </div>
  </Section>
);
