import { classes } from "../lib/classes.ts";
import type { ArticleSummary } from "../schema/article.ts";
import { CardMoreLink } from "../ui/card-link.tsx";
import { Grid } from "../ui/grid.tsx";
import { Picture } from "../ui/picture.tsx";
import { Reveal } from "../ui/reveal.tsx";
import css from "./article-cards.module.css";
import { LocalDate } from "./local-date.tsx";

type ArticleCardsProps = {
  articles: ArticleSummary[];
  content: { readMoreLink: string; minutes: string };
  /** The first card fills a row, as on the blog. */
  largeFirst?: boolean;
};

const STAGGER_MS = 150;
/** On a phone, every third picture of the blog's list is as wide as the page. The others are beside their titles. */
const WIDE_EVERY = 3;

/** Article cards in one to three columns, with none alone on its row. The whole card is one link. */
export function ArticleCards({ articles, content, largeFirst = false }: ArticleCardsProps) {
  const wideEvery = largeFirst ? WIDE_EVERY : articles.length;
  const card = (article: ArticleSummary, i: number, large: boolean) => (
    <Reveal
      as="li"
      key={article.path}
      className={classes(css.card, large && css.large, i % wideEvery !== 0 && css.small)}
      delay={i * STAGGER_MS}
    >
      <article>
        <div className={css.meta}>
          <span className={css.category}>{article.category}</span>
          <span className={css.when}>
            <LocalDate date={article.date} />
            <span className="dot-after">{`${article.readingMinutes} ${content.minutes}`}</span>
          </span>
        </div>
        <h3 className={css.title}>{article.title}</h3>
        <p className={css.excerpt}>{article.excerpt}</p>
        {/* Above the title on screen, but after it in the HTML, so that screen readers hear the title first. */}
        <Picture
          picture={article.cardPicture}
          size={large ? "half" : "third"}
          className={css.picture}
          croppedByFrame
        />
        <CardMoreLink to={article.path} about={article.title}>
          {content.readMoreLink}
        </CardMoreLink>
      </article>
    </Reveal>
  );
  return (
    <Grid className={css.grid} firstFillsRow={largeFirst} filledRows>
      {articles.map((article, i) => card(article, i, largeFirst && i === 0))}
    </Grid>
  );
}
