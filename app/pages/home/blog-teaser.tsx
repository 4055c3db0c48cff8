import type { ArticleSummary } from "../../schema/article.ts";
import { CardLink } from "../../ui/card-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { MoreLink, Section, SectionHeading } from "../../ui/section.tsx";
import css from "./blog-teaser.module.css";
import type { Home } from "./schema.ts";

type BlogTeaserProps = { words: Home["blog"]; articles: ArticleSummary[] };

const STAGGER = 150;

/** Article teasers: the first large, the others in rows next to it. */
export const BlogTeaser = ({ words, articles: [first, ...rest] }: BlogTeaserProps) => (
  <Section id="blog">
    <SectionHeading
      eyebrow={words.eyebrow}
      title={words.title}
      aside={
        <MoreLink to={words.all.to} arrow>
          {words.all.label}
        </MoreLink>
      }
    />
    <div className={css.grid}>
      {first && (
        <Reveal as="article" className={css.large}>
          <Picture picture={first.card} sizes="(max-width: 699px) 82vw, 46vw" />
          <h3>
            <CardLink to={first.to}>{first.title}</CardLink>
          </h3>
          <p>{first.excerpt}</p>
        </Reveal>
      )}
      <div className={css.rows}>
        {rest.map((article, i) => (
          <Reveal as="article" key={article.to} className={css.row} delay={(i + 1) * STAGGER}>
            <Picture picture={article.thumbnail} sizes="(max-width: 699px) 6.5rem, 12rem" />
            <div>
              <h3>
                <CardLink to={article.to}>{article.title}</CardLink>
              </h3>
              <p>{article.excerpt}</p>
            </div>
          </Reveal>
        ))}
      </div>
    </div>
  </Section>
);
