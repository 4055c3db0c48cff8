import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/holistic-healing";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { Reviews } from "../../../embeds/reviews/reviews.tsx";
import { clinicSummary } from "../../../facts/clinic-summary.ts";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, headerOver } from "../../../sections/hero.tsx";
import { LinkedNote } from "../../../sections/linked-note.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { Points } from "../../../sections/points.tsx";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Conditions } from "./conditions.tsx";
import { EndingFlower } from "./ending-flower.tsx";
import { Explained } from "./explained.tsx";
import { Statement } from "./statement.tsx";
import { ThreeSides } from "./three-sides.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "plain" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function HolisticHealing() {
  const { sides } = page;
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={clinicSummary(clinic, site)} tint="lagoon" />
      <Explained words={page.what} />
      <ThreeSides
        words={sides}
        sides={[
          { words: sides.structural },
          { words: sides.biochemical },
          { words: sides.emotional, after: <LinkedNote words={sides.emotional.aside} /> },
        ]}
      />
      <Statement words={page.why} />
      <CourseSection
        words={page.course}
        site={site}
        clinic={clinicSummary(clinic, site)}
        booking={clinic.booking.general}
      />
      <Conditions words={page.conditions} />
      <Section ground="lagoon" space="tight">
        <SectionHeading eyebrow={page.benefits.eyebrow} title={page.benefits.title} />
        <Points items={page.benefits.items} variant="lines" />
      </Section>
      <RelatedServices related={page.related} cards={cards} words={site.cards} variant="arches" />
      <FaqSection words={page.faq} headingPosition="left" />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
        ground="mist"
      />
      <MedicalNoticeSection
        words={site.medicalNotice}
        reviewed={page.reviewed}
        helpFirst={page.helpFirst}
      />
      <EndingFlower
        words={page.closing}
        book={{ to: clinic.booking.assessment, label: page.bookAssessment }}
        other={{ to: "/contact", label: page.contactButton }}
      />
    </SectionBoundaries>
  );
}
