import clinic from "content:clinic";
import page from "content:pages/manly";
import site from "content:pages/site";
import cards from "content:service-cards";
import {
  addressLines,
  CONTACT_CARD,
  directionsLink,
  openingTimes,
  phoneLink,
} from "../content/view.ts";
import { ClinicMap } from "../embeds/map.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { Community } from "../sections/community.tsx";
import { Directions } from "../sections/directions.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { ServiceFeatureCards } from "../sections/service-feature-cards.tsx";
import { WhyUs } from "../sections/why-us.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

const PATH = "/locations/manly";

export const handle = { bar: page.hero.tone };

export const meta = () =>
  pageHead({
    clinic,
    path: PATH,
    ...page.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [{ name: page.hero.eyebrow, path: PATH }],
    hero: page.hero.picture,
  });

export default function Manly() {
  const booking = clinic.booking.general;
  return (
    <>
      <Hero words={page.hero} side="right">
        <ButtonLink to={booking}>{page.book}</ButtonLink>
      </Hero>
      <Section>
        <SectionHead {...page.services} />
        <ServiceFeatureCards
          label={page.services.eyebrow}
          cards={cards}
          words={site.cards}
          scroller
        />
      </Section>
      <WhyUs words={page.why} />
      <Directions
        words={page.directions}
        states={site}
        address={addressLines(clinic)}
        hours={clinic.hours.map((row) => ({ day: row.day, times: openingTimes(row) }))}
        hoursNote={clinic.hoursNote}
        route={directionsLink(clinic)}
        card={CONTACT_CARD}
      >
        <ClinicMap
          map={clinic.integrations.map}
          words={site.map}
          failure={site.failure}
          height={400}
        />
      </Directions>
      <Community words={page.community} />
      <ClosingCall words={page.closing} compact>
        <ButtonLink to={booking} look="light">
          {page.book}
        </ButtonLink>
        <ButtonLink to={phoneLink(clinic.phone)} look="quiet">
          {page.call}
        </ButtonLink>
      </ClosingCall>
      <FaqSection words={page.faq} />
    </>
  );
}
