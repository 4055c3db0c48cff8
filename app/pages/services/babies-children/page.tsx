import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services/babies-children";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../../facts/contact-info.ts";
import { ReviewsSection } from "../../../integrations/reviews/reviews-section.tsx";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { CONTACT_PATH } from "../../../lib/paths.ts";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, heroTone } from "../../../sections/hero.tsx";
import { MarkedListSection } from "../../../sections/marked-list-section.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { RelatedServicesSection } from "../../../sections/related-services-section.tsx";
import { Sources } from "../../../sections/sources.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { HeadedText } from "../../../ui/headed-text.tsx";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import { Statement } from "../../../ui/statement.tsx";
import { ByAgeSection } from "./by-age-section.tsx";
import css from "./page.module.css";
import { ReflexesSection } from "./reflexes-section.tsx";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), tint: "mint" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function BabiesChildrenPage() {
  const { visit, firstVisit, benefits } = page;
  const contact = contactInfo(clinic);
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contact} onTint offersCall />
      <Section ground="tint" space="tight">
        <Notice content={page.beforeYouBook} level={2} />
      </Section>
      <Section>
        <Split widerSide="end" align="center">
          <Picture picture={visit.picture} className={css.arch} />
          <HeadedText content={visit}>
            <Sources sources={[visit.source]} />
          </HeadedText>
        </Split>
      </Section>
      <Section ground="strong">
        <Split widerSide="end" align="center">
          <Statement {...firstVisit} sentence={firstVisit.lead} />
          <Picture picture={firstVisit.picture} className="not-on-mobile" />
        </Split>
        <ItemGrid items={firstVisit.steps} maxColumns={4} numbered />
      </Section>
      <MarkedListSection content={page.movementSigns} side="end" />
      <ByAgeSection content={page.byAge} />
      <CourseSection content={page.course} labels={site} contact={contact} atHome={page.atHome} />
      <ReflexesSection content={page.reflexes} />
      <Section space="tight">
        <SectionHeading eyebrow={benefits.eyebrow} title={benefits.title} />
        <ItemGrid items={benefits.items} />
      </Section>
      <RelatedServicesSection
        content={page.related}
        cards={cards}
        labels={site.pageCards}
        ground="plaster"
      />
      <FaqSection content={page.faq} />
      <ReviewsSection
        reviews={clinic.integrations.reviews}
        labels={site.reviews}
        content={page.reviews}
        headingRight
      />
      <MedicalNoticeSection labels={site.medicalNotice} content={page} />
      <ClosingSection
        ground="tint"
        layout="whole"
        content={page.closing}
        primaryAction={{ to: clinic.booking.assessmentUrl, label: page.closing.assessmentButton }}
        secondaryAction={{ to: CONTACT_PATH, label: page.closing.contactButton }}
      />
    </SectionBoundaries>
  );
}
