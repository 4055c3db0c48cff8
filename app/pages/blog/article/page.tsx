import clinic from "content:clinic";
import blog from "content:pages/blog";
import site from "content:site";
import type { MDXContent } from "mdx/types";
import type { ComponentProps } from "react";
import { longDate, phoneLink } from "../../../facts/in-words.ts";
import type { Article } from "../../../schema/article.ts";
import { ArticleCards } from "../../../sections/article-cards.tsx";
import { ArticleHead } from "../../../sections/article-head.tsx";
import { CareBox } from "../../../sections/care-note.tsx";
import { figureOf, Prose, proseComponents, ScrollTable } from "../../../sections/prose.tsx";
import { Reading } from "../../../sections/reading.tsx";
import { pageHead, titleWithName } from "../../../seo/page-head.ts";
import { blogPosting, practitionerTitle } from "../../../seo/structured-data.ts";
import { PageSections } from "../../../ui/page-sections.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { ArticleNext } from "./article-next.tsx";
import { AuthorBox } from "./author-box.tsx";
import { BANNER_SIZES, Banner } from "./banner.tsx";
import { KeyPoints } from "./key-points.tsx";
import { Sources } from "./sources.tsx";

const BLOG = "/blog";
const words = blog.article;
const Table = ({ children }: ComponentProps<"table">) => (
  <ScrollTable label={words.table}>{children}</ScrollTable>
);
const components = { ...proseComponents, table: Table };

/** The address of each target that an article's booking button can name. */
const BOOKING = {
  contact: "/contact",
  booking: clinic.booking.general,
  phone: phoneLink(clinic.phone),
  none: undefined,
};

export const articleMeta = (article: Article) =>
  pageHead({
    clinic,
    site,
    name: article.title,
    path: article.to,
    title: titleWithName(article.title, clinic),
    description: article.description,
    hero: article.picture,
    heroSizes: BANNER_SIZES,
    type: "article",
    dates: article,
    schema: blogPosting(clinic, article),
  });

/** An article's own ways on; where its booking button has no address, ways to book stand beside it. */
function otherWays({ booking, getInTouch }: Article) {
  if (booking.to === "none") {
    return [
      { label: words.online, to: clinic.booking.general },
      { label: words.call, to: phoneLink(clinic.phone) },
    ];
  }
  return getInTouch ? [{ label: words.getInTouch, to: BOOKING.contact }] : [];
}

/** The page of every article; a route of its own is made for each file in `content/articles`. */
export function ArticlePage({ article, Body }: { article: Article; Body: MDXContent }) {
  const target = BOOKING[article.booking.to];
  return (
    <PageSections failure={site.failure}>
      <article>
        <PageSections failure={site.failure}>
          <ArticleHead
            eyebrow={article.category}
            title={article.title}
            lead={article.lead}
            back={{ label: article.back, to: BLOG }}
            meta={[
              `${words.by} ${practitionerTitle(clinic)}`,
              <time key="date" dateTime={article.date}>
                {longDate(article.date)}
              </time>,
              `${article.readMinutes} ${blog.minutes}`,
              <>
                {words.updated}{" "}
                <time dateTime={article.modified}>{longDate(article.modified)}</time>
              </>,
            ]}
          />
          <Banner picture={article.picture} />
          <Reading contents={{ title: words.contents, entries: article.contents }}>
            <PageSections failure={site.failure}>
              <KeyPoints title={words.keyPoints} points={article.keyPoints} />
              <Prose>
                <Body components={{ ...components, Figure: figureOf(article.figures) }} />
              </Prose>
              <Sources title={words.sources} sources={article.sources} />
              <CareBox
                words={site.care}
                helpFirst={article.helpFirst}
                reviewed={article.reviewed}
              />
              <AuthorBox words={words.about} name={practitionerTitle(clinic)} to="/about" />
              <ShareButton title={article.title} label={words.share} copied={words.copied} />
              <ArticleNext
                words={words.next}
                booking={{ label: article.booking.label, ...(target && { to: target }) }}
                others={otherWays(article)}
              />
            </PageSections>
          </Reading>
        </PageSections>
      </article>
      <div data-print="hide">
        <Section ground="plaster">
          <SectionHead title={words.related} />
          <ArticleCards articles={article.related} words={blog} />
        </Section>
      </div>
    </PageSections>
  );
}
