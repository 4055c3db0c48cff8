import { useRef } from "react";
import type { ArticleSummary } from "../schema/article.ts";
import { CardMore } from "../ui/card-link.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { useUnclamp } from "../ui/use-unclamp.ts";
import css from "./article-cards.module.css";

type ArticleCardsProps = {
  articles: ArticleSummary[];
  words: { readMore: string; minutes: string };
};

const STAGGER = 150;

/** Articles as cards in one, two or three columns. The whole card answers a click, with one link in it. */
export function ArticleCards({ articles, words }: ArticleCardsProps) {
  const ref = useRef<HTMLUListElement>(null);
  useUnclamp(ref, `.${css.title}, .${css.excerpt}`, `.${css.category}`);
  return (
    <ul ref={ref} className={css.grid}>
      {articles.map((article, i) => (
        <Reveal as="li" key={article.to} className={css.card} delay={i * STAGGER}>
          <article>
            <div className={css.meta}>
              <span className={css.category}>{article.category}</span>
              <span className={css.when}>
                <LocalDate date={article.date} />
                <span>{`${article.readMinutes} ${words.minutes}`}</span>
              </span>
            </div>
            <h3 className={css.title}>{article.title}</h3>
            <p className={css.excerpt}>{article.excerpt}</p>
            {/* Seen first, but described only after the title and the words. */}
            <Picture
              picture={article.card}
              sizes="(max-width: 699px) 82vw, (max-width: 1199px) 45vw, (max-width: 1480px) 30vw, max(28rem, 21vw)"
              className={css.picture}
            />
            <CardMore to={article.to} about={article.title}>
              {words.readMore}
            </CardMore>
          </article>
        </Reveal>
      ))}
    </ul>
  );
}
