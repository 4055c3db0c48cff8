import { Section } from "../ui/section.tsx";
import css from "./care-note.module.css";

export type CareWords = {
  title: string;
  general: string;
  author: string;
  reviewed: string;
  help: string;
  emergency: string;
};

type CareNoteProps = {
  words: CareWords;
  /** When the page was last reviewed, as the visitor reads it; nothing while that is pending. */
  reviewed?: { date: string; text: string } | undefined;
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
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <p className={css.emergency}>{words.emergency}</p>
    </div>
    <div className={css.general}>
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.general}</p>
      <p>
        {words.author}
        {reviewed && (
          <>
            {" "}
            {words.reviewed} <time dateTime={reviewed.date}>{reviewed.text}</time>.
          </>
        )}
      </p>
    </div>
  </div>
);

/** How every page about health ends. */
export const CareNote = (props: CareNoteProps) => (
  <Section>
    <CareBox {...props} />
  </Section>
);
