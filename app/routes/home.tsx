import clinic from "content:clinic";
import page from "content:pages/home";
import site from "content:pages/site";
import cards from "content:service-cards";
import teasers from "content:teasers";
import {
  addressLines,
  directionsLink,
  openingTimes,
  phoneLink,
  placeLink,
} from "../content/view.ts";
import { DiscoveryForm } from "../embeds/discovery-form.tsx";
import { ClinicMap } from "../embeds/map.tsx";
import { Reviews } from "../embeds/reviews.tsx";
import { BlogTeaser } from "../sections/blog-teaser.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { DiscoveryCall } from "../sections/discovery-call.tsx";
import { HelpTabs } from "../sections/help-tabs.tsx";
import { Hero } from "../sections/hero.tsx";
import { HomeAbout } from "../sections/home-about.tsx";
import { Location } from "../sections/location.tsx";
import { ServiceCards } from "../sections/service-cards.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { MoreLink, Section, SectionHead } from "../ui/section.tsx";

export const handle = { bar: page.hero.tone };

export const meta = () =>
  pageHead({
    clinic,
    path: "/",
    ...page.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [],
    hero: page.hero.picture,
  });

export default function Home() {
  const call = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
        <ButtonLink to={call} look="quiet" icon="phone">
          {page.call}
        </ButtonLink>
      </Hero>
      <HomeAbout id="about" words={page.about} />
      <Section ground="plaster">
        <SectionHead
          eyebrow={page.services.eyebrow}
          title={page.services.title}
          aside={
            <MoreLink to={page.services.all.to} arrow>
              {page.services.all.label}
            </MoreLink>
          }
        />
        <ServiceCards label={page.services.eyebrow} cards={cards} words={site.cards} />
      </Section>
      <HelpTabs words={page.help} assessment={clinic.booking.assessment} booking={booking} />
      <DiscoveryCall words={page.discovery}>
        <DiscoveryForm
          form={clinic.integrations.form}
          words={site.form}
          failure={site.failure}
          contact={{ phone: clinic.phone, phoneLink: call, email: clinic.email }}
        />
      </DiscoveryCall>
      <BlogTeaser id="blog" words={page.blog} articles={teasers} />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
        compact
      />
      <Location
        id="location"
        words={page.location}
        states={site}
        address={addressLines(clinic)}
        parking={clinic.parking}
        transport={clinic.transport}
        hours={clinic.hours.map((row) => ({ day: row.day, times: openingTimes(row) }))}
        hoursNote={clinic.hoursNote}
        directions={directionsLink(clinic)}
      >
        <ClinicMap
          map={clinic.integrations.map}
          words={site.map}
          failure={site.failure}
          height={400}
          open={placeLink(clinic)}
        />
      </Location>
      <ClosingCall words={page.closing}>
        <ButtonLink to={booking} look="light">
          {page.book}
        </ButtonLink>
        <ButtonLink to={call} look="quiet">
          {page.call}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
