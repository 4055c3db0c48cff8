import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import page from "content:services/babies-children";
import { relatedCards } from "../content/related-cards.ts";
import { Reviews } from "../embeds/reviews.tsx";
import { ArchStory } from "../sections/arch-story.tsx";
import { CareNote } from "../sections/care-note.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { FirstHelp } from "../sections/first-help.tsx";
import { GrowingUp } from "../sections/growing-up.tsx";
import { Hero } from "../sections/hero.tsx";
import { LinkedNote } from "../sections/linked-note.tsx";
import { Points } from "../sections/points.tsx";
import { Reflexes } from "../sections/reflexes.tsx";
import { RelatedServices } from "../sections/related-services.tsx";
import { Signs } from "../sections/signs.tsx";
import { Steps } from "../sections/steps.tsx";
import { serviceHead } from "../seo/service-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

export const handle = { bar: page.hero.tone };

export const meta = () => serviceHead(clinic, site, "/services/babies-children", page);

export default function BabiesChildren() {
  const { early, benefits } = page;
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={clinic.booking.general}>{page.book}</ButtonLink>
      </Hero>
      <FirstHelp words={page.first} />
      <ArchStory words={page.gentle} />
      <Section ground="plaster">
        <SectionHead eyebrow={early.eyebrow} title={early.title} lead={early.lead} />
        <Steps items={early.steps} />
        <LinkedNote words={early.aside} />
      </Section>
      <Signs words={page.signs} />
      <GrowingUp words={page.kids} />
      <Reflexes words={page.reflexes} />
      <Section>
        <SectionHead eyebrow={benefits.eyebrow} title={benefits.title} />
        <Points items={benefits.items} look="lines" />
      </Section>
      <RelatedServices
        title={page.related.title}
        cards={relatedCards(cards, page.related)}
        learnMore={site.cards.learnMore}
        ground="plaster"
      />
      <FaqSection words={page.faq} />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <ClosingCall words={page.closing}>
        <ButtonLink to={clinic.booking.assessment} look="light">
          {page.bookAssessment}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {page.ask}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
