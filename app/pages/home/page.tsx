import articles from "content:article-summaries";
import clinic from "content:clinic";
import page from "content:pages/home";
import cards from "content:service-cards";
import site from "content:site";
import formLabels from "content:site/form";
import type { MetaArgs } from "react-router";
import {
  accessSentence,
  addressLines,
  directionsUrl,
  phoneUrl,
  placeUrl,
} from "../../facts/format.ts";
import { quickFacts } from "../../facts/quick-facts.ts";
import { DiscoveryForm } from "../../integrations/form/discovery-form.tsx";
import { ClinicMap } from "../../integrations/map/clinic-map.tsx";
import { ReviewsSection } from "../../integrations/reviews/reviews-section.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { DiscoveryCall } from "../../sections/discovery-call.tsx";
import { GettingHere } from "../../sections/getting-here.tsx";
import { Hero, heroBackdrop } from "../../sections/hero.tsx";
import { HoursTable } from "../../sections/hours-table.tsx";
import { ServiceScroller } from "../../sections/service-scroller.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { BlogTeaser } from "./blog-teaser.tsx";
import { FirstVisit } from "./first-visit.tsx";
import { HelpTabs } from "./help-tabs.tsx";
import { HomeAbout } from "./home-about.tsx";
import css from "./page.module.css";

const teasers = page.blog.articles.flatMap((slug) =>
  articles.filter((article) => article.slug === slug),
);

export const handle: PageHandle = { headerBackdrop: heroBackdrop(page.hero), footerScene: "none" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function Home() {
  const phoneHref = phoneUrl(clinic.phone);
  const bookingHref = clinic.booking.general;
  const { map, reviews } = clinic.integrations;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} facts={quickFacts(clinic, site)} />
      <HomeAbout
        edge={site.edges.tide}
        content={page.about}
        portrait={clinic.practitioner.portrait}
        more={site.practitionerTeaser.link}
      >
        <FirstVisit content={page.firstVisit} bookingHref={bookingHref} />
      </HomeAbout>
      <Section ground="plaster">
        <SectionHeading
          title={page.services.title}
          aside={
            <TextLink to={page.services.all.to} arrow>
              {page.services.all.label}
            </TextLink>
          }
        />
        <ServiceScroller label={page.services.title} cards={cards} labels={site.cards} short />
      </Section>
      <HelpTabs content={page.help} booking={clinic.booking} />
      <Section ground="strong" className={css.discovery}>
        <DiscoveryCall content={page.discovery} hidesPictureOnMobile>
          <DiscoveryForm clinic={clinic} labels={formLabels} />
        </DiscoveryCall>
      </Section>
      <BlogTeaser content={page.blog} articles={teasers} />
      <ReviewsSection reviews={reviews} labels={site.reviews} heading={page.reviews} compact />
      <Section id="location">
        <SectionHeading title={page.location.title} />
        <GettingHere
          map={
            map.shown && (
              <ClinicMap map={map} labels={site.map} height={400} openHref={placeUrl(clinic)} />
            )
          }
          notes={[
            {
              body: addressLines(clinic),
              link: { label: page.location.directions, to: directionsUrl(clinic) },
            },
            { body: [clinic.parking, clinic.transport, accessSentence(clinic)] },
          ]}
          hours={<HoursTable caption={page.location.hours} clinic={clinic} labels={site} />}
        />
      </Section>
      <ClosingSection
        ground="deep"
        content={page.closing}
        book={{ to: bookingHref, label: page.hero.ctaText }}
        other={{ to: phoneHref, label: page.callButton }}
      />
    </SectionBoundaries>
  );
}
