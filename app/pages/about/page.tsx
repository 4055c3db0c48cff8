import clinic from "content:clinic";
import page from "content:pages/about";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../facts/contact-info.ts";
import { initials } from "../../facts/format.ts";
import { telUrl } from "../../facts/links.ts";
import { ReviewsSection } from "../../integrations/reviews/reviews-section.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { Hero, heroTone } from "../../sections/hero.tsx";
import { PractitionerCard } from "../../sections/practitioner-card.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Edge } from "../../ui/edge.tsx";
import { Picture } from "../../ui/picture.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import css from "./page.module.css";
import { PhilosophySection } from "./philosophy-section.tsx";
import { QualificationsSection } from "./qualifications-section.tsx";
import { StorySection } from "./story-section.tsx";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), tint: "sage" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function AboutPage() {
  const { practitioner, registration } = clinic;
  return (
    <SectionBoundaries>
      <Hero
        content={page.hero}
        labels={site.quickFacts}
        contact={contactInfo(clinic)}
        onTint
        titleSuffix={`(${practitioner.profession})`}
      />
      <StorySection content={page.story} timeline={page.timeline}>
        <PractitionerCard
          portrait={practitioner.portrait}
          drawing={page.practitionerCard.drawing}
          name={
            <>
              {practitioner.name} <small>({practitioner.profession})</small>
            </>
          }
          sentence={page.practitionerCard.sentence}
          large
          initials={initials(practitioner.name)}
        >
          <p className={css.registration}>
            {page.practitionerCard.registrationLabel}, {page.practitionerCard.numberLabel}{" "}
            <b className="no-wrap">{registration.number}</b>
          </p>
          <TextLink to={registration.registerUrl} arrow>
            {page.practitionerCard.registerLink}
          </TextLink>
        </PractitionerCard>
      </StorySection>
      <Edge picture={site.edges.dune} />
      <QualificationsSection
        content={page.qualifications}
        referrers={page.referrers}
        registration={registration}
      />
      <PhilosophySection content={page.philosophy} />
      <ReviewsSection
        reviews={clinic.integrations.reviews}
        labels={site.reviews}
        content={page.reviews}
      />
      <ClosingSection
        ground="tint"
        content={{ title: page.closing.title, lead: page.closing.lead }}
        primaryAction={{ to: clinic.booking.generalUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      >
        <Picture picture={page.closing.picture} className={css.closingPicture} />
      </ClosingSection>
    </SectionBoundaries>
  );
}
