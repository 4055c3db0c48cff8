import articles from "content:articles";
import clinic from "content:clinic";
import page from "content:pages/blog";
import site from "content:pages/site";
import { ArticleCards } from "../sections/article-cards.tsx";
import { ComingSoon } from "../sections/coming-soon.tsx";
import { Hero } from "../sections/hero.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

export const handle = { bar: page.hero.tone };

export const meta = () =>
  pageHead({
    clinic,
    path: "/blog",
    ...page.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [{ name: page.hero.eyebrow, path: "/blog" }],
    hero: page.hero.picture,
  });

export default function Blog() {
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={clinic.booking.general}>{page.book}</ButtonLink>
      </Hero>
      <Section>
        <SectionHead title={page.latest} />
        <ArticleCards articles={articles} words={page} />
      </Section>
      <Section tight>
        <ComingSoon words={page.soon} />
      </Section>
    </>
  );
}
