import type { ReactNode } from "react";
import type { Article } from "../../../schema/article.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Anchor } from "../../../ui/link.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { OPENING_SIZES } from "../../../ui/picture-data.ts";
import { Eyebrow, Wrap } from "../../../ui/section.tsx";
import css from "./opening.module.css";

type OpeningProps = {
  article: Pick<Article, "category" | "title" | "lead" | "back" | "picture" | "frame">;
  /** The address of the link back. */
  to: string;
  /** Byline, dates, reading time. */
  children: ReactNode;
};

/** The top of an article: its title, next to the picture in the article's own frame. */
export const Opening = ({ article, to, children }: OpeningProps) => (
  <header className={css.opening} data-ground="plaster">
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
        <Picture picture={article.picture} sizes={OPENING_SIZES} priority />
      </div>
    </Wrap>
  </header>
);
