import articles from "content:article-summaries";
import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/home";
import site from "content:site";
import formLabels from "content:site/form";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../facts/contact-info.ts";
import { accessSentence, addressLines } from "../../facts/format.ts";
import { directionsUrl, placeUrl, telUrl } from "../../facts/links.ts";
import { DiscoveryForm } from "../../integrations/form/discovery-form.tsx";
import { ClinicMap } from "../../integrations/map/clinic-map.tsx";
import { ReviewsSection } from "../../integrations/reviews/reviews-section.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { DiscoveryCall } from "../../sections/discovery-call.tsx";
import { GettingHere } from "../../sections/getting-here.tsx";
import { Hero, heroTone } from "../../sections/hero.tsx";
import { HoursTable } from "../../sections/hours-table.tsx";
import { PageCardScroller } from "../../sections/page-card-scroller.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { AboutSection } from "./about-section.tsx";
import { BlogTeaserSection } from "./blog-teaser-section.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { KindsOfCareSection } from "./kinds-of-care-section.tsx";
import css from "./page.module.css";

const teasers = page.blog.articles.flatMap((slug) =>
  articles.filter((article) => article.slug === slug),
);

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), headland: "none" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function HomePage() {
  const bookingUrl = clinic.booking.generalUrl;
  const { map, reviews } = clinic.integrations;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contactInfo(clinic)} />
      <AboutSection
        edge={site.edges.tide}
        content={page.about}
        portrait={clinic.practitioner.portrait}
        link={site.practitionerTeaser.link}
      >
        <FirstVisit content={page.firstVisit} bookingUrl={bookingUrl} />
      </AboutSection>
      <Section ground="plaster">
        <SectionHeading
          title={page.services.title}
          aside={
            <TextLink to={page.services.link.to} arrow>
              {page.services.link.label}
            </TextLink>
          }
        />
        <PageCardScroller label={page.services.title} cards={cards} labels={site.pageCards} short />
      </Section>
      <KindsOfCareSection content={page.kindsOfCare} booking={clinic.booking} />
      <Section ground="strong" className={css.discovery}>
        <DiscoveryCall content={page.discoveryCall} hidesPictureOnMobile>
          <DiscoveryForm clinic={clinic} labels={formLabels} />
        </DiscoveryCall>
      </Section>
      <BlogTeaserSection content={page.blog} articles={teasers} />
      <ReviewsSection reviews={reviews} labels={site.reviews} content={page.reviews} tight />
      <Section id="location">
        <SectionHeading title={page.gettingHere.title} />
        <GettingHere
          map={map.shown && <ClinicMap map={map} labels={site.map} placeUrl={placeUrl(clinic)} />}
          notes={[
            {
              body: addressLines(clinic),
              link: { label: page.gettingHere.directionsLink, to: directionsUrl(clinic) },
            },
            { body: [clinic.parking, clinic.transport, accessSentence(clinic)] },
          ]}
          hours={<HoursTable caption={page.gettingHere.hoursTitle} clinic={clinic} labels={site} />}
        />
      </Section>
      <ClosingSection
        ground="deep"
        content={page.closing}
        primaryAction={{ to: bookingUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      />
    </SectionBoundaries>
  );
}
