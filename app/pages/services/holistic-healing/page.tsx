import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services/holistic-healing";
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
import { IntroductionSection } from "../../../sections/introduction-section.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { RelatedServicesSection } from "../../../sections/related-services-section.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import { Statement } from "../../../ui/statement.tsx";
import css from "./page.module.css";
import { ThreeSidesSection } from "./three-sides-section.tsx";

const CONDITION_STAGGER_MS = 50;

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), tint: "lagoon" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function HolisticHealingPage() {
  const { why, conditions, benefits } = page;
  const contact = contactInfo(clinic);
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contact} onTint offersCall />
      <IntroductionSection
        content={page.what}
        ground="tint"
        aside={<Notice content={page.what.limits} />}
      />
      <ThreeSidesSection content={page.sides} />
      <Section ground="deep" space="grand">
        <Split align="center">
          <Statement title={why.title} sentence={why.sentence}>
            <Paragraphs texts={why.body} />
          </Statement>
          <Picture picture={why.picture} className={css.whyPicture} />
        </Split>
      </Section>
      <CourseSection content={page.course} labels={site} contact={contact} />
      <Section ground="plaster">
        <Split widerSide="start" align="center">
          <SectionHeading {...conditions} />
          {conditions.picture && (
            <Picture picture={conditions.picture} className={css.conditionsPicture} />
          )}
        </Split>
        <ItemGrid items={conditions.items} lined stagger={CONDITION_STAGGER_MS} />
      </Section>
      <Section ground="tint" space="tight">
        <Split widerSide="start" align="center">
          <div>
            <SectionHeading eyebrow={benefits.eyebrow} title={benefits.title} size="normal" />
            <ItemGrid items={benefits.items} maxColumns={1} />
          </div>
          {benefits.picture && (
            <Picture picture={benefits.picture} className={css.benefitsPicture} />
          )}
        </Split>
      </Section>
      <RelatedServicesSection content={page.related} cards={cards} labels={site.pageCards} />
      <FaqSection content={page.faq} />
      <ReviewsSection
        reviews={clinic.integrations.reviews}
        labels={site.reviews}
        content={page.reviews}
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
