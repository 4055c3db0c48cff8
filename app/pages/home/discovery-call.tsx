import type { ReactNode } from "react";
import { Reveal } from "../../ui/reveal.tsx";
import { Eyebrow, Lead, Section, Small } from "../../ui/section.tsx";
import type { Home } from "./content.ts";
import css from "./discovery-call.module.css";

type DiscoveryCallProps = {
  words: Home["discovery"];
  /** The enquiry form. */
  children: ReactNode;
};

/** The free call: what happens in it, its terms, and the form to ask for it. */
export const DiscoveryCall = ({ words, children }: DiscoveryCallProps) => (
  <Section className={css.section}>
    <Reveal className={css.box}>
      <div className={css.words} data-ground="deep">
        <Eyebrow>{words.eyebrow}</Eyebrow>
        <h2>{words.title}</h2>
        <Lead>{words.lead}</Lead>
        <ol className={css.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Small>{words.terms}</Small>
      </div>
      <div className={css.form}>{children}</div>
    </Reveal>
  </Section>
);
