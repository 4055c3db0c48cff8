import type { ReactNode } from "react";
import { Edge } from "../../ui/edge.tsx";
import { HeadedText } from "../../ui/headed-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Picture as PictureData } from "../../ui/picture-data.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Wrap } from "../../ui/section.tsx";
import type { Home } from "./content.ts";
import css from "./home-about.module.css";

type HomeAboutProps = {
  words: Home["about"];
  /** The cut edge above it. */
  edge: PictureData;
  /** The practitioner's card. */
  practitioner: ReactNode;
  /** Shown after it: the first visit. */
  children: ReactNode;
};

/** The clinic in a few sentences, then the first visit. */
export const HomeAbout = ({ words, edge, practitioner, children }: HomeAboutProps) => (
  <section id="about" className={css.about}>
    <Edge picture={edge} />
    <div className={css.ground}>
      <Wrap className={css.grid}>
        <Reveal className={css.archFrame}>
          <Picture picture={words.picture} sizes="70vw" className={css.arch} />
        </Reveal>
        <Reveal className={css.words} delay={100}>
          <HeadedText words={words} />
        </Reveal>
        <Reveal className={css.card} delay={100}>
          {practitioner}
        </Reveal>
      </Wrap>
    </div>
    {children}
  </section>
);
