import { useId } from "react";
import type { ArticleSourceContent } from "../../../schema/article.ts";
import { Anchor } from "../../../ui/anchor.tsx";
import css from "./page.module.css";

type SourcesSectionProps = { title: string; sources: ArticleSourceContent[] };

/** The sources of an article, each with a link to read it. */
export function SourcesSection({ title, sources }: SourcesSectionProps) {
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
