import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/neuro-emotional-technique";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { clinicSummary } from "../../../facts/clinic-summary.ts";
import { phoneLink } from "../../../facts/format.ts";
import { AtHome } from "../../../sections/at-home.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, headerOver } from "../../../sections/hero.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { Steps } from "../../../sections/steps.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { BenefitObjects } from "./benefit-objects.tsx";
import { EndingRings } from "./ending-rings.tsx";
import { Situations } from "./situations.tsx";
import { TwoStates } from "./two-states.tsx";
import { WhatNetIs } from "./what-net-is.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "dark" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function NeuroEmotionalTechnique() {
  const summary = clinicSummary(clinic, site);
  const booking = clinic.booking.general;
  const phoneHref = phoneLink(clinic.phone);
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={summary} />
      <WhatNetIs words={page.what} />
      <Section ground="mist" space="tight">
        <SectionHeading title={page.session.title} />
        <Steps items={page.session.steps} />
      </Section>
      <TwoStates words={page.why} />
      <CourseSection words={page.course} site={site} clinic={summary} booking={booking} />
      <AtHome words={page.atHome} />
      <Situations words={page.conditions} />
      <BenefitObjects words={page.benefits} />
      <RelatedServices related={page.related} cards={cards} words={site.cards} variant="row" />
      <FaqSection words={page.faq} ground="plaster" headingPosition="top-centred" />
      <MedicalNoticeSection
        words={site.medicalNotice}
        reviewed={page.reviewed}
        helpFirst={page.helpFirst}
      />
      <EndingRings
        words={page.closing}
        book={{ to: booking, label: page.hero.ctaText }}
        other={{ to: phoneHref, label: page.call }}
      />
    </SectionBoundaries>
  );
}
