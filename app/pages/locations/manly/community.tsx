import { HeadedText } from "../../../ui/headed-text.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import css from "./community.module.css";
import type { Manly } from "./content.ts";

/** The local community: text, a picture, and the suburbs nearby in large letters. */
export const Community = ({ words }: { words: Manly["community"] }) => (
  <Section>
    <div className={css.grid}>
      <Reveal>
        <HeadedText words={{ ...words, body: [] }} />
      </Reveal>
      <Reveal className={css.body}>
        <Paragraphs texts={words.body} />
      </Reveal>
      <Reveal className={css.picture} delay={100}>
        <Picture
          picture={words.picture}
          sizes="(max-width: 699px) 90vw, 36vw"
          className={css.arch}
        />
      </Reveal>
    </div>
    <Reveal className={css.places}>
      <h3>{words.places.title}</h3>
      <ul>
        {words.places.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Reveal>
  </Section>
);
