import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/chiropractic-care";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { atAGlance } from "../../../facts/at-a-glance.ts";
import { CareNote } from "../../../sections/care-note.tsx";
import { EndingUnder } from "../../../sections/ending-under.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { barOver, Hero } from "../../../sections/hero.tsx";
import { Points } from "../../../sections/points.tsx";
import { relatedCards } from "../../../sections/related-cards.ts";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { Steps } from "../../../sections/steps.tsx";
import { pagePath } from "../../../seo/page-head.ts";
import { serviceHead } from "../../../seo/service-head.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageSections } from "../../../ui/page-sections.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import { CareTabs } from "./care-tabs.tsx";
import { PebbleList } from "./pebble-list.tsx";
import { PractitionerQuote } from "./practitioner-quote.tsx";
import { Split } from "./split.tsx";

export const handle = { bar: barOver(page.hero) };

export const meta = (args: MetaArgs) => serviceHead(clinic, site, pagePath(args), page);

export default function ChiropracticCare() {
  const assessment = clinic.booking.assessment;
  return (
    <PageSections failure={site.failure}>
      <Hero words={page.hero} glance={atAGlance(clinic, site)}>
        <ButtonLink to={assessment}>{page.bookYourAssessment}</ButtonLink>
      </Hero>
      <Section>
        <Split
          eyebrow={page.approach.eyebrow}
          title={page.approach.title}
          lead={page.approach.lead}
          paragraphs={page.approach.body}
        />
      </Section>
      <Section ground="plaster">
        <SectionHead eyebrow={page.firstVisit.eyebrow} title={page.firstVisit.title} />
        <Steps items={page.firstVisit.steps} />
      </Section>
      <PractitionerQuote words={page.practitioner} by={clinic.practitioner} />
      <Section ground="mist">
        <SectionHead eyebrow={page.techniques.eyebrow} title={page.techniques.title} />
        <Points items={page.techniques.items} look="cards" />
      </Section>
      <PebbleList words={page.named} />
      <CareTabs words={page.care} />
      <RelatedServices
        title={page.related.title}
        cards={relatedCards(cards, page.related)}
        learnMore={site.cards.learnMore}
        ground="plaster"
      />
      <FaqSection words={page.faq} />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <EndingUnder words={page.closing}>
        <ButtonLink to={assessment}>{page.bookAssessment}</ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {page.askQuestions}
        </ButtonLink>
      </EndingUnder>
    </PageSections>
  );
}
