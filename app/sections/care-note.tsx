import type { Site } from "../schema/site.ts";
import { LocalDate } from "../ui/local-date.tsx";
import { PhoneLinks } from "../ui/phone-links.tsx";
import { Section } from "../ui/section.tsx";
import css from "./care-note.module.css";

type CareNoteProps = {
  words: Site["care"];
  /** The day the page was last reviewed, or "pending": then no date is shown. */
  reviewed: string;
  /** This page's own reasons to get medical help first. */
  helpFirst: string[];
};

/** General information, who wrote it and when it was reviewed, and when to get medical help first. */
export const CareBox = ({ words, reviewed, helpFirst }: CareNoteProps) => (
  <div className={css.note}>
    <div className={css.help}>
      <h2 className={css.title}>{words.help}</h2>
      <ul className={css.list}>
        {helpFirst.map((reason) => (
          <li key={reason}>
            <PhoneLinks>{reason}</PhoneLinks>
          </li>
        ))}
      </ul>
      <p className={css.emergency}>
        <PhoneLinks>{words.emergency}</PhoneLinks>
      </p>
    </div>
    <div className={css.general}>
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.general}</p>
      <p>{words.author}</p>
      {reviewed !== "pending" && (
        <p>
          {words.reviewed} <LocalDate date={reviewed} />
        </p>
      )}
    </div>
  </div>
);

/** How every page about health ends. */
export const CareNote = (props: CareNoteProps) => (
  <Section>
    <CareBox {...props} />
  </Section>
);
