import type { ReactNode } from "react";
import { HeadedText } from "../../ui/headed-text.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Wrap } from "../../ui/section.tsx";
import type { Home } from "./content.ts";
import css from "./home-about.module.css";

type HomeAboutProps = {
  words: Home["about"];
  /** The practitioner's card. */
  signature: ReactNode;
  /** Shown after it: the first visit. */
  children: ReactNode;
};

/** The clinic in a few sentences, then the first visit. */
export const HomeAbout = ({ words, signature, children }: HomeAboutProps) => (
  <section id="about" className={css.about}>
    <Wrap className={css.grid}>
      <Reveal className={css.pictures}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 70vw, 36vw"
          className={css.arch}
        />
        <Picture
          picture={words.inset}
          sizes="(max-width: 699px) 32vw, 17vw"
          className={css.inset}
        />
      </Reveal>
      <Reveal delay={100}>
        <HeadedText words={words}>{signature}</HeadedText>
      </Reveal>
    </Wrap>
    {children}
  </section>
);
