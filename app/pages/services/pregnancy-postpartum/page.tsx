import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/pregnancy-postpartum";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { Reviews } from "../../../embeds/reviews.tsx";
import { atAGlance } from "../../../facts/at-a-glance.ts";
import { phoneLink } from "../../../facts/in-words.ts";
import { CareNote } from "../../../sections/care-note.tsx";
import { EndingBeside } from "../../../sections/ending-beside.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { barOver, Hero } from "../../../sections/hero.tsx";
import { relatedCards } from "../../../sections/related-cards.ts";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { pagePath } from "../../../seo/page-head.ts";
import { serviceHead } from "../../../seo/service-head.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageSections } from "../../../ui/page-sections.tsx";
import { Section, SectionHead, Small } from "../../../ui/section.tsx";
import { Circles } from "./circles.tsx";
import { Definitions } from "./definitions.tsx";
import { OvalFeature } from "./oval-feature.tsx";
import { PhoneBook } from "./phone-book.tsx";
import { ReliefAreas } from "./relief-areas.tsx";
import { TwoStages } from "./two-stages.tsx";

export const handle = { bar: barOver(page.hero) };

export const meta = (args: MetaArgs) => serviceHead(clinic, site, pagePath(args), page);

export default function PregnancyPostpartum() {
  const call = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  return (
    <PageSections failure={site.failure}>
      <Hero words={page.hero} glance={atAGlance(clinic, site)}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
      </Hero>
      <OvalFeature words={page.approach} side="right">
        {page.approach.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </OvalFeature>
      <TwoStages words={page.expect} />
      <ReliefAreas words={page.relief} />
      <OvalFeature words={page.techniques} side="left">
        <Definitions items={page.techniques.items} />
        <Small>{page.techniques.note}</Small>
      </OvalFeature>
      <Section tight>
        <SectionHead eyebrow={page.benefits.eyebrow} title={page.benefits.title} />
        <Circles items={page.benefits.items} />
      </Section>
      <RelatedServices
        title={page.related.title}
        cards={relatedCards(cards, page.related)}
        learnMore={site.cards.learnMore}
        ground="mist"
      />
      <FaqSection words={page.faq} />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <PhoneBook words={page.phoneBook} booking={booking} />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <EndingBeside ground="plaster" words={page.closing}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
        <ButtonLink to={call} look="quiet">
          {page.call}
        </ButtonLink>
      </EndingBeside>
    </PageSections>
  );
}
