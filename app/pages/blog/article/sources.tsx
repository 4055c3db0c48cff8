import { useId } from "react";
import type { Source } from "../../../schema/article.ts";
import { Anchor } from "../../../ui/anchor.tsx";
import css from "./page.module.css";

type SourcesProps = { title: string; sources: Source[] };

/** The sources of an article, each with a link to read it. */
export function Sources({ title, sources }: SourcesProps) {
  const id = useId();
  return (
    <section className={css.sources} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ol>
        {sources.map(({ authors, year, title: name, journal, url }) => (
          <li key={url}>
            <p>
              {`${authors} (${year}). `}
              <Anchor to={url}>{name}</Anchor>
              {`. ${journal}.`}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
