import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services/chiropractic-care";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../../facts/contact-info.ts";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { CONTACT_PATH } from "../../../lib/paths.ts";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, heroTone } from "../../../sections/hero.tsx";
import { IntroductionSection } from "../../../sections/introduction-section.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { PractitionerTeaser } from "../../../sections/practitioner-teaser.tsx";
import { RelatedServicesSection } from "../../../sections/related-services-section.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { CareTabsSection } from "./care-tabs-section.tsx";
import { PractitionerSection } from "./practitioner-section.tsx";
import { TechniqueNames } from "./technique-names.tsx";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), tint: "wet-sand" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function ChiropracticCarePage() {
  const contact = contactInfo(clinic);
  const bookingUrl = clinic.booking.assessmentUrl;
  return (
    <SectionBoundaries>
      <Hero
        content={page.hero}
        labels={site.quickFacts}
        contact={contact}
        bookingUrl={bookingUrl}
        onTint
        offersCall
      />
      <IntroductionSection
        content={page.approach}
        ground="tint"
        aside={
          <PractitionerTeaser labels={site.practitionerTeaser} practitioner={clinic.practitioner} />
        }
      />
      <Section space="tight">
        <SectionHeading title={page.firstVisit.title} />
        <ItemGrid items={page.firstVisit.steps} maxColumns={4} numbered largePictures />
      </Section>
      <CourseSection
        content={page.course}
        labels={site}
        contact={contact}
        bookingUrl={bookingUrl}
        atHome={page.atHome}
      />
      <PractitionerSection content={page.practitioner} />
      <Section ground="tint">
        <SectionHeading title={page.techniques.title} />
        <ItemGrid items={page.techniques.items} />
        <TechniqueNames content={page.techniqueNames} />
      </Section>
      <CareTabsSection content={page.care} />
      <RelatedServicesSection content={page.related} cards={cards} labels={site.pageCards} />
      <FaqSection content={page.faq} ground="plaster" />
      <MedicalNoticeSection labels={site.medicalNotice} content={page} />
      <ClosingSection
        ground="tint"
        layout="through"
        content={page.closing}
        primaryAction={{ to: bookingUrl, label: page.closing.assessmentButton }}
        secondaryAction={{ to: CONTACT_PATH, label: page.closing.contactButton }}
      />
    </SectionBoundaries>
  );
}
