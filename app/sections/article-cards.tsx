import { useRef } from "react";
import type { ArticleSummary } from "../schema/article.ts";
import { CardMore } from "../ui/card-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import { useUnclamp } from "../ui/use-unclamp.ts";
import css from "./article-cards.module.css";
import { LocalDate } from "./local-date.tsx";

type ArticleCardsProps = {
  articles: ArticleSummary[];
  words: { readMore: string; minutes: string };
  /**
   * As on the blog, some cards are larger, so that the cards fill their rows: on a phone every third after the first,
   * on a tablet the first and the last, on a desktop the first or the last two.
   */
  largeCards?: boolean;
};

const STAGGER = 150;

const SIZES =
  "(max-width: 699px) 82vw, (max-width: 1199px) 45vw, (max-width: 1480px) 30vw, max(28rem, 21vw)";
/** From 700 px the first card's picture is half of the row or more. */
const LARGE_SIZES = "(max-width: 699px) 82vw, (max-width: 1599px) 52vw, max(52rem, 37vw)";
/** From 1200 px the last two may be half of the row each. */
const HALF_SIZES = "(max-width: 699px) 82vw, (max-width: 1599px) 45vw, max(45rem, 32vw)";

/** With `largeCards`. */
const largeSizes = (i: number, count: number) => {
  if (i === 0) return LARGE_SIZES;
  return i >= count - 2 ? HALF_SIZES : SIZES;
};

/** Article cards in one to three columns. The whole card is one link. */
export function ArticleCards({ articles, words, largeCards = false }: ArticleCardsProps) {
  const ref = useRef<HTMLUListElement>(null);
  useUnclamp(ref, `.${css.title}, .${css.excerpt}`, `.${css.category}`);
  return (
    <ul ref={ref} className={css.grid} data-large-cards={largeCards ? "" : undefined}>
      {articles.map((article, i) => (
        <Reveal as="li" key={article.to} className={css.card} delay={i * STAGGER}>
          <article>
            <div className={css.meta}>
              <span className={css.category}>{article.category}</span>
              <span className={css.when}>
                <LocalDate date={article.date} />
                <span className="dot-after">{`${article.readMinutes} ${words.minutes}`}</span>
              </span>
            </div>
            <h3 className={css.title}>{article.title}</h3>
            <p className={css.excerpt}>{article.excerpt}</p>
            {/* Above the title on screen, but after it in the HTML, so that screen readers hear the title first. */}
            <Picture
              picture={article.card}
              sizes={largeCards ? largeSizes(i, articles.length) : SIZES}
              className={css.picture}
              cropped
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
