import { HeadedText } from "../../../ui/headed-text.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import css from "./arch-story.module.css";
import type { BabiesChildren } from "./content.ts";

/** A picture in an arch, and beside it what the page has to say first. */
export const ArchStory = ({ words }: { words: BabiesChildren["gentle"] }) => (
  <Section>
    <div className={css.grid}>
      <Reveal className={css.side}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 820px) 71vw, 34vw"
          className={css.arch}
        />
      </Reveal>
      <Reveal delay={100}>
        <HeadedText words={words} />
      </Reveal>
    </div>
  </Section>
);
