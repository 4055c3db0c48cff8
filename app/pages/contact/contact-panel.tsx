import type { ReactNode } from "react";
import { DiscoveryWords } from "../../sections/discovery-words.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./contact-panel.module.css";
import type { Contact } from "./content.ts";

type ContactPanelProps = {
  id: string;
  words: Contact["discovery"];
  /** Without a form, the other ways to reach the clinic take its place. */
  form?: ReactNode;
  accreditation: ReactNode;
  /** The other ways to reach the clinic. */
  direct: { title: string; list: ReactNode; after: ReactNode };
};

/** The discovery call next to its form, with the other ways to reach the clinic below. */
export function ContactPanel({ id, words, form, accreditation, direct }: ContactPanelProps) {
  const ways = (
    <Reveal className={css.direct}>
      <h2>{direct.title}</h2>
      {direct.list}
      {direct.after}
    </Reveal>
  );
  return (
    <Section id={id}>
      <div className={css.grid}>
        <div className={css.words}>
          <DiscoveryWords words={words} />
        </div>
        <div className={css.aside}>
          {form ? (
            <>
              <div className={css.form} data-print="hide">
                <h3>{words.form}</h3>
                {form}
              </div>
              {accreditation}
            </>
          ) : (
            ways
          )}
        </div>
        {form ? ways : accreditation}
      </div>
    </Section>
  );
}
