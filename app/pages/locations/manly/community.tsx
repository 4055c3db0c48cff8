import { HeadedText } from "../../../ui/headed-text.tsx";
import { Reveal } from "../../../ui/reveal.tsx";
import { Section } from "../../../ui/section.tsx";
import { Split } from "../../../ui/split.tsx";
import css from "./page.module.css";
import type { Manly } from "./schema.ts";

/** The local community: text, and the suburbs nearby in large letters. */
export const Community = ({ words }: { words: Manly["community"] }) => (
  <Section>
    <Split wide="start" align="end">
      <Reveal>
        <HeadedText words={words} />
      </Reveal>
      <Reveal delay={100}>
        <h3 className="small-heading">{words.places.title}</h3>
        <ul className={css.names}>
          {words.places.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </Reveal>
    </Split>
  </Section>
);
