import { Sources } from "../../../sections/sources.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Eyebrow, Lead, Section } from "../../../ui/section.tsx";
import css from "./arch-story.module.css";
import type { BabiesChildren } from "./schema.ts";

/** A picture in an arch with text next to it. On a tablet the longer part of the text goes below both. */
export const ArchStory = ({ words }: { words: BabiesChildren["visit"] }) => {
  const [first = "", ...rest] = words.body;
  return (
    <Section>
      <div className={css.grid}>
        <Reveal className={css.side}>
          <Picture
            picture={words.picture}
            sizes="(max-width: 820px) 71vw, 34vw"
            className={css.arch}
          />
        </Reveal>
        <Reveal className={css.head} delay={100}>
          <Eyebrow>{words.eyebrow}</Eyebrow>
          <h2>{words.title}</h2>
          <Lead>{words.lead}</Lead>
          <Paragraphs texts={[first]} />
        </Reveal>
        <Reveal className={css.body} delay={100}>
          <Paragraphs texts={rest} />
          <Sources sources={[words.source]} />
        </Reveal>
      </div>
    </Section>
  );
};
