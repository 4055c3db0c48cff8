import { HeadedText } from "../../../ui/headed-text.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import css from "./community.module.css";
import type { Manly } from "./schema.ts";

/** The local community: text, and the suburbs nearby in large letters. */
export const Community = ({ words }: { words: Manly["community"] }) => (
  <Section>
    <Reveal>
      <HeadedText words={words} />
    </Reveal>
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
