import clinic from "content:clinic";
import blog from "content:pages/blog";
import site from "content:site";
import type { MDXContent } from "mdx/types";
import { useMemo } from "react";
import { nameWithProfession } from "../../../facts/format.ts";
import { telUrl } from "../../../facts/links.ts";
import { BLOG_PATH, CONTACT_PATH } from "../../../lib/paths.ts";
import type { Article } from "../../../schema/article.ts";
import { ArticleCards } from "../../../sections/article-cards.tsx";
import { LocalDate } from "../../../sections/local-date.tsx";
import { MedicalNotice } from "../../../sections/medical-notice.tsx";
import { NumberedHeading } from "../../../sections/numbered-heading.tsx";
import { PractitionerTeaser } from "../../../sections/practitioner-teaser.tsx";
import { figureOf, Prose, proseComponents } from "../../../sections/prose.tsx";
import { ProseBlock, ProseLayout } from "../../../sections/prose-layout.tsx";
import { pageMeta, titleWithName } from "../../../seo/page-meta.ts";
import { blogPosting } from "../../../seo/structured-data.ts";
import { ErrorBoundary } from "../../../ui/error-boundary.tsx";
import { Failure } from "../../../ui/failure.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { ArticleFooter } from "./article-footer.tsx";
import { ArticleHeader } from "./article-header.tsx";
import { KeyPointsSection } from "./key-points-section.tsx";
import css from "./page.module.css";
import { SourcesSection } from "./sources-section.tsx";

const content = blog.article;
/** The URL behind each value of an article's `mainButton.destination`. */
const DESTINATION_URLS = {
  contact: CONTACT_PATH,
  booking: clinic.booking.generalUrl,
  phone: telUrl(clinic.phone),
};

export const metaOf = (article: Article) =>
  pageMeta({
    clinic,
    site,
    name: article.title,
    path: article.path,
    title: titleWithName(article.title, clinic),
    description: article.description,
    type: "article",
    published: article.published,
    modified: article.modified,
    structuredData: blogPosting(clinic, article),
  });

/** The page of every article. The plugin in tools/content makes a route of each text, with this around it. */
export default function ArticlePage({ page: article, Body }: { page: Article; Body: MDXContent }) {
  // Kept between renders: React would take new components for other elements, and put in every figure again.
  const components = useMemo(
    () => ({ ...proseComponents, h2: NumberedHeading, Figure: figureOf(article.figures) }),
    [article],
  );
  const { mainButton } = article;
  return (
    <SectionBoundaries linksStylesheet={false}>
      <article>
        <SectionBoundaries>
          <ArticleHeader article={article} to={BLOG_PATH}>
            <li>{`${content.byLabel} ${nameWithProfession(clinic)}`}</li>
            <li>
              <span className="dot-after">{`${article.readingMinutes} ${blog.minutes}`}</span>
              <LocalDate date={article.date} />
            </li>
            {article.updated && (
              <li>
                {`${content.updatedLabel} `}
                <LocalDate date={article.updated} />
              </li>
            )}
          </ArticleHeader>
          <ProseLayout
            tableOfContents={{
              title: content.tableOfContentsTitle,
              entries: article.tableOfContents,
            }}
            fullWidthBlock={
              <ErrorBoundary fallback={<Failure />}>
                <KeyPointsSection title={content.keyPointsTitle} points={article.keyPoints} />
              </ErrorBoundary>
            }
          >
            <SectionBoundaries linksStylesheet={false}>
              <ProseBlock>
                <Prose>
                  <Body components={components} />
                </Prose>
              </ProseBlock>
              <ProseBlock>
                <MedicalNotice labels={site.medicalNotice} content={article} />
              </ProseBlock>
              {article.sources.length > 0 && (
                <ProseBlock>
                  <SourcesSection title={content.sourcesTitle} sources={article.sources} />
                </ProseBlock>
              )}
            </SectionBoundaries>
          </ProseLayout>
          <ArticleFooter
            content={content}
            card={
              <PractitionerTeaser
                labels={site.practitionerTeaser}
                practitioner={clinic.practitioner}
              />
            }
            primaryAction={{
              label: mainButton.label,
              to: DESTINATION_URLS[mainButton.destination],
            }}
            spokenAction={
              mainButton.destination === "phone" ? site.mobileActions.callButton : undefined
            }
            contact={
              article.showContactButton
                ? { label: content.contactButton, to: DESTINATION_URLS.contact }
                : undefined
            }
          />
        </SectionBoundaries>
      </article>
      <div className={css.related} data-print="hide">
        <Section ground="plaster" space="tight">
          <SectionHeading title={content.relatedTitle} />
          <ArticleCards content={blog} articles={article.related} />
        </Section>
      </div>
    </SectionBoundaries>
  );
}
