import type { ReactNode } from "react";
import type { Article } from "../../../schema/article.ts";
import { Anchor } from "../../../ui/anchor.tsx";
import { Container } from "../../../ui/container.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Eyebrow } from "../../../ui/typography.tsx";
import css from "./page.module.css";

type ArticleHeaderProps = {
  article: Pick<Article, "category" | "title" | "lead" | "backLink" | "picture">;
  /** The address of the link back. */
  to: string;
  /** List items, each on its own line: byline, dates, reading time. */
  children: ReactNode;
};

/** The top of an article: its title, next to its picture in an arch. */
export const ArticleHeader = ({ article, to, children }: ArticleHeaderProps) => (
  <header className={css.header} data-ground="plaster">
    <Container className={css.columns}>
      <div className={css.words}>
        <p className={css.back} data-print="hide">
          <Anchor to={to} className="underlined">
            <Icon name="arrow" size={18} />
            {article.backLink}
          </Anchor>
        </p>
        <Eyebrow>{article.category}</Eyebrow>
        <h1>{article.title}</h1>
        <p className={css.lead}>{article.lead}</p>
        <ul className={css.meta}>{children}</ul>
      </div>
      <Picture
        picture={article.picture}
        size="articleHeader"
        className={css.picture}
        croppedByFrame
        priority
      />
    </Container>
  </header>
);
