import clinic from "content:clinic";
import cards from "content:service-cards";
import page from "content:services/babies-children";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { Reviews } from "../../../embeds/reviews/reviews.tsx";
import { clinicSummary } from "../../../facts/clinic-summary.ts";
import { AtHome } from "../../../sections/at-home.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, headerOver } from "../../../sections/hero.tsx";
import { LinkedNote } from "../../../sections/linked-note.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { NoticePanel } from "../../../sections/notice-panel.tsx";
import { Points } from "../../../sections/points.tsx";
import { RelatedServices } from "../../../sections/related-services.tsx";
import { Steps } from "../../../sections/steps.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { Edge } from "../../../ui/edge.tsx";
import type { PageHandle } from "../../../ui/page-handle.ts";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { ArchStory } from "./arch-story.tsx";
import { EndingBeach } from "./ending-beach.tsx";
import css from "./page.module.css";
import { Reflexes } from "./reflexes.tsx";
import { Signs } from "./signs.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "plain" };

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function BabiesChildren() {
  const { firstVisit, benefits } = page;
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={clinicSummary(clinic, site)} tint="mint" />
      <Section ground="mint" space="tight">
        <NoticePanel words={page.beforeYouBook} level={2} />
      </Section>
      <ArchStory words={page.visit} />
      <Section ground="sea">
        <div className={css.opening}>
          <div>
            <SectionHeading eyebrow={firstVisit.eyebrow} title={firstVisit.title} size="small" />
            <p className={css.sentence}>{firstVisit.lead}</p>
          </div>
          <Picture
            picture={firstVisit.picture}
            sizes="(max-width: 699px) 92vw, 51vw"
            className={css.mat}
          />
        </div>
        <Steps items={firstVisit.steps} />
      </Section>
      <Signs words={page.signs} />
      <Section ground="plaster">
        <SectionHeading
          eyebrow={page.byAge.eyebrow}
          title={page.byAge.title}
          lead={page.byAge.lead}
        />
        <Points items={page.byAge.ages} variant="lines" />
        <LinkedNote words={page.byAge.aside} />
      </Section>
      <Edge picture={site.edges.tide} />
      <CourseSection
        words={page.course}
        site={site}
        clinic={clinicSummary(clinic, site)}
        booking={clinic.booking.general}
        ground="mist"
      />
      <AtHome words={page.atHome} ground="mist" />
      <Reflexes words={page.reflexes} />
      <Section space="tight">
        <SectionHeading eyebrow={benefits.eyebrow} title={benefits.title} />
        <Points items={benefits.items} variant="lines" />
      </Section>
      <RelatedServices
        related={page.related}
        cards={cards}
        words={site.cards}
        ground="plaster"
        variant="row"
      />
      <FaqSection words={page.faq} headingPosition="left" />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
        headingPosition="right"
      />
      <MedicalNoticeSection
        words={site.medicalNotice}
        reviewed={page.reviewed}
        helpFirst={page.helpFirst}
      />
      <EndingBeach
        words={page.closing}
        book={{ to: clinic.booking.assessment, label: page.bookAssessment }}
        other={{ to: "/contact", label: page.contactButton }}
      />
    </SectionBoundaries>
  );
}
