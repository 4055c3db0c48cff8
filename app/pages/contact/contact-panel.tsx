import type { ReactNode } from "react";
import { DiscoveryWords } from "../../sections/discovery-words.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { Picture as PictureData } from "../../ui/picture-data.ts";
import { Reveal } from "../../ui/reveal.tsx";
import { Section } from "../../ui/section.tsx";
import css from "./contact-panel.module.css";
import type { Contact } from "./content.ts";

type ContactPanelProps = {
  id: string;
  words: Contact["discovery"];
  /** The discovery form. Without one, the other ways to reach the clinic take its place. */
  form?: ReactNode;
  /** Shown under the form, or under the words. */
  accreditation: ReactNode;
  /** The other ways to reach the clinic. */
  direct: { title: string; picture: PictureData; list: ReactNode; after: ReactNode };
};

/** The discovery call next to its form, with the other ways to reach the clinic below. */
export function ContactPanel({ id, words, form, accreditation, direct }: ContactPanelProps) {
  const otherWays = (
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
        <div className={css.side}>
          {form ? (
            <>
              <div className={css.form} data-print="hide">
                <h3>{words.form}</h3>
                {form}
              </div>
              {accreditation}
            </>
          ) : (
            otherWays
          )}
          <Picture
            picture={direct.picture}
            sizes="(max-width: 699px) 90vw, 46vw"
            className={css.picture}
          />
        </div>
        {form ? otherWays : accreditation}
      </div>
    </Section>
  );
}
