import type { ArticleSummary } from "../schema/article.ts";
import { CardMore } from "../ui/card-link.tsx";
import { LocalDate } from "../ui/local-date.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./article-cards.module.css";

type ArticleCardsProps = {
  articles: ArticleSummary[];
  words: { readMore: string; minutes: string };
};

const STAGGER = 150;
const COLUMNS = 3;

/** Articles as cards in one, two or three columns. The whole card answers a click, with one link in it. */
export const ArticleCards = ({ articles, words }: ArticleCardsProps) => (
  <ul className={css.grid}>
    {articles.map((article, i) => (
      <Reveal as="li" key={article.to} className={css.card} delay={(i % COLUMNS) * STAGGER}>
        <article>
          <Picture
            picture={article.card}
            sizes="(max-width: 620px) 90vw, (max-width: 1020px) 45vw, (max-width: 1480px) 30vw, 26rem"
            className={css.picture}
          />
          <div className={css.meta}>
            <span className={css.category}>{article.category}</span>
            <LocalDate date={article.date} />
            <span>
              {article.readMinutes} {words.minutes}
            </span>
          </div>
          <h3 className={css.title}>{article.title}</h3>
          <p className={css.excerpt}>{article.excerpt}</p>
          <CardMore to={article.to} about={article.title}>
            {words.readMore}
          </CardMore>
        </article>
      </Reveal>
    ))}
  </ul>
);
