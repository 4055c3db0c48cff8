import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/chiropractic-care";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { clinicSummary } from "../../../facts/clinic-summary.ts";
import { AtHome } from "../../../sections/at-home.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, headerOver } from "../../../sections/hero.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { PractitionerTeaser } from "../../../sections/practitioner-teaser.tsx";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { Steps } from "../../../sections/steps.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { Edge } from "../../../ui/edge.tsx";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { Section, SectionGroup, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Approach } from "./approach.tsx";
import { CareTabs } from "./care-tabs.tsx";
import { EndingPebbles } from "./ending-pebbles.tsx";
import { Practitioner } from "./practitioner.tsx";
import { Techniques } from "./techniques.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "plain" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function ChiropracticCare() {
  const summary = clinicSummary(clinic, site);
  const assessment = clinic.booking.assessment;
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={summary} ctaLink={assessment} tint="wet-sand" />
      <Approach words={page.approach}>
        <PractitionerTeaser words={site.practitionerTeaser} practitioner={clinic.practitioner} />
      </Approach>
      <Section space="tight">
        <SectionHeading title={page.firstVisit.title} />
        <Steps items={page.firstVisit.steps} />
      </Section>
      <CourseSection words={page.course} site={site} clinic={summary} booking={assessment} />
      <AtHome words={page.atHome} />
      <Practitioner words={page.practitioner} />
      <Techniques words={page.techniques} names={page.techniqueNames} />
      <Edge picture={site.edges.tide} />
      <CareTabs words={page.care} />
      <SectionGroup ground="paper">
        <RelatedServices related={page.related} cards={cards} words={site.cards} />
        <FaqSection words={page.faq} headingPosition="top-left" />
        <MedicalNoticeSection
          words={site.medicalNotice}
          reviewed={page.reviewed}
          helpFirst={page.helpFirst}
        />
      </SectionGroup>
      <Edge picture={site.edges.dune} flipped />
      <EndingPebbles
        words={page.closing}
        book={{ to: assessment, label: page.bookAssessment }}
        other={{ to: "/contact", label: page.contactButton }}
      />
    </SectionBoundaries>
  );
}
