import type { ReactNode } from "react";
import { DiscoveryWords } from "../../sections/discovery-words.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./discovery-call.module.css";
import type { Home } from "./schema.ts";

type DiscoveryCallProps = {
  words: Home["discovery"];
  children: ReactNode;
};

/** The discovery call: what happens, its terms, and the form to ask for it. */
export const DiscoveryCall = ({ words, children }: DiscoveryCallProps) => (
  <Section ground="strong" className={css.section}>
    <Reveal className={css.columns}>
      <div className={css.words}>
        <DiscoveryWords words={words} />
      </div>
      <div className={css.form} data-ground="paper">
        {children}
      </div>
    </Reveal>
  </Section>
);
