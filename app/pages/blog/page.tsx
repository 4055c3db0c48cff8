import articles from "content:article-summaries";
import clinic from "content:clinic";
import page from "content:pages/blog";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../facts/contact-info.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ArticleCards } from "../../sections/article-cards.tsx";
import { Hero, heroTone } from "../../sections/hero.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { ComingSoon } from "./coming-soon.tsx";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), headland: "night" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function BlogPage() {
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contactInfo(clinic)} />
      <Section>
        <SectionHeading title={page.latestTitle} />
        <ArticleCards content={page} articles={articles} largeFirst />
      </Section>
      <Section ground="strong" space="grand">
        <ComingSoon content={page.comingSoon} />
      </Section>
    </SectionBoundaries>
  );
}
