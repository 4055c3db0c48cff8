import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import page from "content:services/neuro-emotional-technique";
import { relatedCards } from "../content/related-cards.ts";
import { phoneLink } from "../content/view.ts";
import { CareNote } from "../sections/care-note.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { Limits } from "../sections/limits.tsx";
import { OpeningWords } from "../sections/opening-words.tsx";
import { Points } from "../sections/points.tsx";
import { RelatedServices } from "../sections/related-services.tsx";
import { RippleSteps } from "../sections/ripple-steps.tsx";
import { Situations } from "../sections/situations.tsx";
import { SupportPlaces } from "../sections/support-places.tsx";
import { TwoStates } from "../sections/two-states.tsx";
import { serviceHead } from "../seo/service-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

export const handle = { bar: page.hero.tone };

export const meta = () => serviceHead(clinic, site, "/services/neuro-emotional-technique", page);

export default function NeuroEmotionalTechnique() {
  const booking = clinic.booking.general;
  const call = phoneLink(clinic.phone);
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
        <ButtonLink to={call} look="quiet" icon="phone">
          {page.call}
        </ButtonLink>
      </Hero>
      <OpeningWords words={page.what}>
        <Limits words={page.what.limits} wide />
      </OpeningWords>
      <RippleSteps words={page.session} />
      <TwoStates words={page.why} />
      <Situations words={page.conditions} />
      <SupportPlaces words={page.support} />
      <Section ground="mist">
        <SectionHead title={page.benefits.title} lead={page.benefits.lead} />
        <Points items={page.benefits.items} look="cards" />
      </Section>
      <RelatedServices
        title={page.related.title}
        cards={relatedCards(cards, page.related)}
        learnMore={site.cards.learnMore}
      />
      <FaqSection words={page.faq} ground="plaster" />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <ClosingCall words={page.closing}>
        <ButtonLink to={booking} look="light">
          {page.book}
        </ButtonLink>
        <ButtonLink to={call} look="quiet">
          {page.call}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
