import type { ReactNode } from "react";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink, Section, SectionHeading } from "../../ui/section.tsx";
import css from "./find-us.module.css";
import type { Contact } from "./schema.ts";

type FindUsProps = {
  words: Pick<Contact["visit"], "title" | "lead">;
  /** The map, as wide as the page, or a link in its place. */
  map: ReactNode;
  /** Shown side by side under the map. */
  notes: { title: string; body: string[]; link?: { label: string; to: string } | undefined }[];
};

/** The map, with notes on parking, transport and arriving. */
export const FindUs = ({ words, map, notes }: FindUsProps) => (
  <Section ground="tint">
    <SectionHeading {...words} />
    <Reveal className={css.card}>
      {map}
      <ul className={css.notes}>
        {notes.map(({ title, body, link }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraphs texts={body} />
            {link && <MoreLink to={link.to}>{link.label}</MoreLink>}
          </li>
        ))}
      </ul>
    </Reveal>
  </Section>
);
