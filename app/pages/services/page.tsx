import clinic from "content:clinic";
import page from "content:pages/services";
import cards from "content:service-cards";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { atAGlance } from "../../facts/at-a-glance.ts";
import { EndingUnder } from "../../sections/ending-under.tsx";
import { barOver, Hero } from "../../sections/hero.tsx";
import { screenHead } from "../../seo/screen-head.ts";
import { PageSections } from "../../ui/page-sections.tsx";
import { Section, SectionHead } from "../../ui/section.tsx";
import { ChooseService } from "./choose-service.tsx";
import { ServiceList } from "./service-list.tsx";
import { TechniqueColumns } from "./technique-columns.tsx";

export const handle = { bar: barOver(page.hero) };

export const meta = (args: MetaArgs) => screenHead(clinic, site, args, page);

export default function Services() {
  const booking = clinic.booking.general;
  return (
    <PageSections failure={site.failure}>
      <Hero words={page.hero} glance={atAGlance(clinic, site)} />
      <ChooseService words={page.choose} />
      <Section>
        <SectionHead {...page.services} />
        <ServiceList label={page.hero.title} cards={cards} words={site.cards} />
      </Section>
      <TechniqueColumns words={page.techniques} />
      <EndingUnder
        words={page.closing}
        book={{ to: booking, label: page.hero.ctaText }}
        other={{ to: "/contact", label: page.getInTouch }}
      />
    </PageSections>
  );
}
