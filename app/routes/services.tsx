import clinic from "content:clinic";
import page from "content:pages/services";
import site from "content:pages/site";
import cards from "content:service-cards";
import { Hero } from "../sections/hero.tsx";
import { ServiceFeatureCards } from "../sections/service-feature-cards.tsx";
import { pageHead } from "../seo/page-head.ts";
import { Section } from "../ui/section.tsx";

const PATH = "/services";

export const handle = { bar: page.hero.tone };

export const meta = () =>
  pageHead({
    clinic,
    path: PATH,
    ...page.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [{ name: page.hero.eyebrow, path: PATH }],
    hero: page.hero.picture,
  });

export default function Services() {
  return (
    <>
      <Hero words={page.hero} />
      <Section ground="plaster">
        <ServiceFeatureCards label={page.hero.title} cards={cards} words={site.cards} />
      </Section>
    </>
  );
}
