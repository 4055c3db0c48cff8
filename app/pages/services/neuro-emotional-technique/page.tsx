import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services/neuro-emotional-technique";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../../facts/contact-info.ts";
import { telUrl } from "../../../facts/links.ts";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { Breathing } from "../../../sections/breathing.tsx";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { CourseSection } from "../../../sections/course-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { Hero, heroTone } from "../../../sections/hero.tsx";
import { MarkedListSection } from "../../../sections/marked-list-section.tsx";
import { MedicalNoticeSection } from "../../../sections/medical-notice.tsx";
import { RelatedServicesSection } from "../../../sections/related-services-section.tsx";
import { servicePageMeta } from "../../../seo/service-page-meta.ts";
import { HeadedText } from "../../../ui/headed-text.tsx";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { ItemsAroundPicture } from "../../../ui/items-around-picture.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import css from "./page.module.css";
import { Rings } from "./rings.tsx";
import { TwoStatesSection } from "./two-states-section.tsx";

export const handle: PageHandle = {
  headerBackdrop: heroTone(page.hero),
  headland: "night",
  tint: "shallows",
};

export const meta = (args: MetaArgs) => servicePageMeta(clinic, site, args, page);

export default function NeuroEmotionalTechniquePage() {
  const contact = contactInfo(clinic);
  const { benefits } = page;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contact} offersCall />
      <Section ground="tint">
        <Split align="center">
          <HeadedText content={page.what} />
          <Picture picture={page.what.picture} />
        </Split>
        <Notice content={page.what.limits} />
      </Section>
      <Section space="tight">
        <SectionHeading title={page.session.title} />
        <ItemGrid items={page.session.steps} maxColumns={4} numbered />
      </Section>
      <TwoStatesSection content={page.why} />
      <Breathing content={page.why.breathing} />
      <CourseSection content={page.course} labels={site} contact={contact} atHome={page.atHome} />
      <MarkedListSection content={page.conditions} />
      <Section ground="tint" className={css.benefits}>
        <SectionHeading title={benefits.title} lead={benefits.lead} />
        <ItemsAroundPicture picture={benefits.picture} items={benefits.items} />
      </Section>
      <RelatedServicesSection content={page.related} cards={cards} labels={site.pageCards} />
      <FaqSection content={page.faq} ground="plaster" />
      <MedicalNoticeSection labels={site.medicalNotice} content={page} />
      <ClosingSection
        ground="deep"
        content={page.closing}
        primaryAction={{ to: clinic.booking.generalUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      >
        <Rings />
      </ClosingSection>
    </SectionBoundaries>
  );
}
