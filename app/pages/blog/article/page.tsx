import clinic from "content:clinic";
import blog from "content:pages/blog";
import site from "content:site";
import type { MDXContent } from "mdx/types";
import { longDate, phoneLink, signedName } from "../../../facts/in-words.ts";
import type { Article } from "../../../schema/article.ts";
import { ArticleCards } from "../../../sections/article-cards.tsx";
import { CareBox } from "../../../sections/care-note.tsx";
import { figureOf, Prose, proseComponents } from "../../../sections/prose.tsx";
import { Reading } from "../../../sections/reading.tsx";
import { SignatureCard } from "../../../sections/signature-card.tsx";
import { pageHead, titleWithName } from "../../../seo/page-head.ts";
import { blogPosting } from "../../../seo/structured-data.ts";
import { PageSections } from "../../../ui/page-sections.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import { ShareButton } from "../../../ui/share-button.tsx";
import { AuthorPanel } from "./author-panel.tsx";
import { KeyPoints } from "./key-points.tsx";
import { Opening } from "./opening.tsx";
import { Sources } from "./sources.tsx";

const BLOG = "/blog";
const words = blog.article;
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
    type: "article",
    dates: { published: article.published, modified: article.modified },
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
          <Opening article={article} to={BLOG}>
            <li>{`${words.by} ${signedName(clinic)}`}</li>
            <li>
              <time dateTime={article.date}>{longDate(article.date)}</time>
            </li>
            <li>{`${article.readMinutes} ${blog.minutes}`}</li>
            <li>
              {`${words.updated} `}
              <time dateTime={article.modified}>{longDate(article.modified)}</time>
            </li>
          </Opening>
          <KeyPoints title={words.keyPoints} points={article.keyPoints} />
          <Reading contents={{ title: words.contents, entries: article.contents }}>
            <PageSections failure={site.failure}>
              <Prose>
                <Body components={{ ...proseComponents, Figure: figureOf(article.figures) }} />
              </Prose>
              <CareBox
                words={site.care}
                helpFirst={article.helpFirst}
                reviewed={article.reviewed}
              />
              <Sources title={words.sources} sources={article.sources} />
            </PageSections>
          </Reading>
          <AuthorPanel
            words={words}
            card={<SignatureCard words={site.signature} practitioner={clinic.practitioner} />}
            booking={{ label: article.booking.label, ...(target && { to: target }) }}
            others={otherWays(article)}
          >
            <ShareButton title={article.title} label={words.share} copied={words.copied} />
          </AuthorPanel>
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
