import type { ReactNode } from "react";
import { DiscoveryWords } from "../../sections/discovery-words.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./contact-panel.module.css";
import type { Contact } from "./schema.ts";

type ContactPanelProps = {
  id: string;
  words: Contact["discovery"];
  /** The discovery form. */
  form?: ReactNode;
  /** The practitioner's registration, under the words. */
  accreditation: ReactNode;
  /** Takes the place of the form where it's switched off. */
  children?: ReactNode;
};

/** The discovery call next to its form. */
export const ContactPanel = ({ id, words, form, accreditation, children }: ContactPanelProps) => (
  <Section id={id} className={css.section}>
    <div className={css.grid}>
      <div className={css.words}>
        <DiscoveryWords words={words} />
      </div>
      {form ? (
        <div className={css.form} data-print="hide">
          <h3>{words.form}</h3>
          {form}
        </div>
      ) : (
        <div className={css.side}>{children}</div>
      )}
      <div className={css.accreditation}>{accreditation}</div>
    </div>
  </Section>
);
