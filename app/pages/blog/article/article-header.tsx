import type { ReactNode } from "react";
import type { Article } from "../../../schema/article.ts";
import { Anchor } from "../../../ui/anchor.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { ARTICLE_HERO_SIZES } from "../../../ui/picture-data.ts";
import { Eyebrow, Wrap } from "../../../ui/section.tsx";
import css from "./article-header.module.css";

type ArticleHeaderProps = {
  article: Pick<Article, "category" | "title" | "lead" | "back" | "picture" | "frame">;
  /** The address of the link back. */
  to: string;
  /** Byline, dates, reading time. */
  children: ReactNode;
};

/** The top of an article: its title, next to the picture in the article's own frame. */
export const ArticleHeader = ({ article, to, children }: ArticleHeaderProps) => (
  <header className={css.header} data-ground="plaster">
    <Wrap className={css.columns}>
      <div className={css.words}>
        <p className={css.back} data-print="hide">
          <Anchor to={to}>
            <Icon name="arrow" size={18} />
            {article.back}
          </Anchor>
        </p>
        <Eyebrow>{article.category}</Eyebrow>
        <h1>{article.title}</h1>
        <p className={css.lead}>{article.lead}</p>
        <ul className={css.meta}>{children}</ul>
      </div>
      <div
        className={css.frame}
        data-frame={article.frame}
        style={{ objectPosition: article.picture.position }}
      >
        <Picture picture={article.picture} sizes={ARTICLE_HERO_SIZES} priority />
      </div>
    </Wrap>
  </header>
);
