import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/pregnancy-postpartum";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { Reviews } from "../../../embeds/reviews/reviews.tsx";
import { clinicSummary } from "../../../facts/clinic-summary.ts";
import { phoneLink } from "../../../facts/format.ts";
import { AtHome } from "../../../sections/at-home.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { EndingSplit } from "../../../sections/ending-split.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, headerOver } from "../../../sections/hero.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { Points } from "../../../sections/points.tsx";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Approach } from "./approach.tsx";
import { MobileBooking } from "./mobile-booking.tsx";
import { ReliefAreas } from "./relief-areas.tsx";
import { Techniques } from "./techniques.tsx";
import { TwoStages } from "./two-stages.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "picture" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function PregnancyPostpartum() {
  const summary = clinicSummary(clinic, site);
  const phoneHref = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={summary} tint="terracotta" />
      <Approach words={page.approach} />
      <TwoStages words={page.whatToExpect} />
      <ReliefAreas words={page.relief} />
      <Techniques words={page.techniques} />
      <CourseSection
        words={page.course}
        site={site}
        clinic={summary}
        booking={booking}
        ground="plaster"
      />
      <AtHome words={page.atHome} ground="plaster" />
      <Section space="tight">
        <SectionHeading eyebrow={page.benefits.eyebrow} title={page.benefits.title} />
        <Points items={page.benefits.items} variant="lines" />
      </Section>
      <RelatedServices
        related={page.related}
        cards={cards}
        words={site.cards}
        ground="mist"
        variant="arches"
      />
      <FaqSection words={page.faq} headingPosition="top-centred" />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <MobileBooking words={page.mobileBooking} booking={booking} />
      <MedicalNoticeSection
        words={site.medicalNotice}
        reviewed={page.reviewed}
        helpFirst={page.helpFirst}
      />
      <EndingSplit
        ground="terracotta"
        words={page.closing}
        book={{ to: booking, label: page.hero.ctaText }}
        other={{ to: phoneHref, label: page.call }}
      />
    </SectionBoundaries>
  );
}
