import type { ArticleSummary } from "../../schema/article.ts";
import { CardLink } from "../../ui/card-link.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Reveal } from "../../ui/reveal.tsx";
import { Scroller } from "../../ui/scroller.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./blog-teaser-section.module.css";
import type { HomeContent } from "./schema.ts";

type BlogTeaserSectionProps = { content: HomeContent["blog"]; articles: ArticleSummary[] };

const STAGGER_MS = 150;

/** Article teasers: a row of cards, on a phone to swipe. */
export const BlogTeaserSection = ({ content, articles }: BlogTeaserSectionProps) => (
  <Section id="blog" className={css.articles}>
    <SectionHeading
      eyebrow={content.eyebrow}
      title={content.title}
      aside={
        <TextLink to={content.link.to} arrow>
          {content.link.label}
        </TextLink>
      }
    />
    <Scroller
      label={content.title}
      previousButton={content.previousButton}
      nextButton={content.nextButton}
      maxColumns={4}
      className={css.list}
    >
      {articles.map((article, i) => (
        <Reveal as="li" key={article.path} className={css.article} delay={i * STAGGER_MS}>
          <Picture picture={article.cardPicture} />
          <h3>
            <CardLink to={article.path}>{article.title}</CardLink>
          </h3>
          <p className="muted">{article.excerpt}</p>
        </Reveal>
      ))}
    </Scroller>
  </Section>
);
