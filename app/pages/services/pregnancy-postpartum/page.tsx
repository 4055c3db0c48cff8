import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services/pregnancy-postpartum";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../../facts/contact-info.ts";
import { telUrl } from "../../../facts/links.ts";
import { ReviewsSection } from "../../../integrations/reviews/reviews-section.tsx";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, heroTone } from "../../../sections/hero.tsx";
import { IntroductionSection } from "../../../sections/introduction-section.tsx";
import { MarkedListSection } from "../../../sections/marked-list-section.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { RelatedServicesSection } from "../../../sections/related-services-section.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { Grid } from "../../../ui/grid.tsx";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Paragraphs } from "../../../ui/paragraphs.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import { Statement } from "../../../ui/statement.tsx";
import { FinePrint } from "../../../ui/typography.tsx";
import css from "./page.module.css";
import { SmallScreenBookingSection } from "./small-screen-booking-section.tsx";

export const handle: PageHandle = {
  headerBackdrop: heroTone(page.hero),
  headland: "none",
  tint: "terracotta",
};

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function PregnancyPostpartumPage() {
  const contact = contactInfo(clinic);
  const { whatToExpect, soreSpots, techniques } = page;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contact} onTint offersCall />
      <IntroductionSection content={page.approach} ground="tint" />
      <Section ground="plaster">
        <SectionHeading eyebrow={whatToExpect.eyebrow} title={whatToExpect.title} />
        {whatToExpect.picture && (
          <Picture
            picture={whatToExpect.picture}
            size="window"
            className={css.whatToExpectPicture}
          />
        )}
        <Grid as="div" maxColumns={2} className={whatToExpect.picture && css.panels}>
          {whatToExpect.stages.map(({ title, points }) => (
            <Panel key={title} color="white">
              <div className={css.stage}>
                <h3>{title}</h3>
                <ul>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </div>
            </Panel>
          ))}
        </Grid>
      </Section>
      <MarkedListSection content={soreSpots}>
        <Panel>
          <Paragraphs texts={[soreSpots.helpFirstNote]} />
        </Panel>
        <FinePrint>{soreSpots.note}</FinePrint>
      </MarkedListSection>
      <Section ground="strong" className={css.techniques}>
        <Split widerSide="start" align="center">
          <Statement title={techniques.title} sentence={techniques.lead} />
          {techniques.picture && (
            <Picture picture={techniques.picture} className={css.techniquesPicture} />
          )}
        </Split>
        <Panel color="plaster">
          <ItemGrid items={techniques.items} maxColumns={2} />
        </Panel>
        <FinePrint>{techniques.note}</FinePrint>
      </Section>
      <CourseSection
        content={page.course}
        labels={site}
        contact={contact}
        ground="plaster"
        atHome={page.atHome}
      />
      <Section space="tight">
        <SectionHeading eyebrow={page.benefits.eyebrow} title={page.benefits.title} />
        <ItemGrid items={page.benefits.items} largePictures className={css.benefits} />
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
      />
      <SmallScreenBookingSection
        content={page.smallScreenBooking}
        bookingUrl={contact.bookingUrl}
      />
      <MedicalNoticeSection labels={site.medicalNotice} content={page} />
      <ClosingSection
        ground="tint"
        content={page.closing}
        primaryAction={{ to: contact.bookingUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      />
    </SectionBoundaries>
  );
}
