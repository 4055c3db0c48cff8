import clinic from "content:clinic";
import page from "content:pages/about";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { Reviews } from "../../embeds/reviews/reviews.tsx";
import { clinicSummary } from "../../facts/clinic-summary.ts";
import { phoneLink } from "../../facts/format.ts";
import { Hero, headerOver } from "../../sections/hero.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Edge } from "../../ui/edge.tsx";
import { HeadedText } from "../../ui/headed-text.tsx";
import type { PageHandle } from "../../ui/page-handle.ts";
import { Section } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { Invitation } from "./invitation.tsx";
import { Philosophy } from "./philosophy.tsx";
import { PractitionerCard } from "./practitioner-card.tsx";
import { Qualifications } from "./qualifications.tsx";
import { Story } from "./story.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "plain", tint: "sage" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function About() {
  const booking = clinic.booking.general;
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero
        words={page.hero}
        clinic={clinicSummary(clinic, site)}
        tint
        titleSuffix={`(${clinic.practitioner.profession})`}
      />
      <Story words={page.story} journey={page.journey}>
        <PractitionerCard
          words={page.practitionerCard}
          practitioner={clinic.practitioner}
          registration={clinic.registration}
        />
      </Story>
      <Edge picture={site.edges.dune} />
      <Qualifications words={page.qualifications} registration={clinic.registration} />
      <Philosophy words={page.philosophy}>
        <ButtonLink to="/contact" variant="light">
          {page.philosophy.button}
        </ButtonLink>
      </Philosophy>
      <Section space="tight">
        <HeadedText words={page.referrers} />
      </Section>
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <Invitation words={page.closing}>
        <ButtonLink to={booking}>{page.hero.ctaText}</ButtonLink>
        <ButtonLink to={phoneLink(clinic.phone)} variant="quiet" icon="phone">
          {page.closing.call}
        </ButtonLink>
      </Invitation>
    </SectionBoundaries>
  );
}
