import clinic from "content:clinic";
import page from "content:pages/manly";
import cards from "content:service-cards";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { ClinicMap } from "../../../embeds/map/map.tsx";
import { atAGlance } from "../../../facts/at-a-glance.ts";
import { addressLines, CONTACT_CARD, directionsLink, phoneLink } from "../../../facts/in-words.ts";
import { EndingBeside } from "../../../sections/ending-beside.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { barOver, Hero } from "../../../sections/hero.tsx";
import { screenHead } from "../../../seo/screen-head.ts";
import { PageSections } from "../../../ui/page-sections.tsx";
import { Section, SectionHead } from "../../../ui/section.tsx";
import { Community } from "./community.tsx";
import { Directions } from "./directions.tsx";
import { ServiceScroller } from "./service-scroller.tsx";
import { WhyUs } from "./why-us.tsx";

export const handle = { bar: barOver(page.hero) };

export const meta = (args: MetaArgs) => screenHead(clinic, site, args, page);

export default function Manly() {
  const booking = clinic.booking.general;
  const { map } = clinic.integrations;
  return (
    <PageSections failure={site.failure}>
      <Hero words={page.hero} glance={atAGlance(clinic, site)} />
      <Section>
        <SectionHead {...page.services} />
        <ServiceScroller label={page.services.eyebrow} cards={cards} words={site.cards} />
      </Section>
      <WhyUs words={page.why} />
      <Directions
        words={page.directions}
        states={site}
        address={addressLines(clinic)}
        hours={clinic}
        route={directionsLink(clinic)}
        card={CONTACT_CARD}
      >
        {map.shown && (
          <ClinicMap
            map={map}
            words={site.map}
            failure={site.failure}
            height={300}
            from={`${page.directions.from} ${clinic.address.state}`}
          />
        )}
      </Directions>
      <Community words={page.community} />
      <EndingBeside
        ground="plaster"
        words={page.closing}
        book={{ to: booking, label: page.hero.ctaText }}
        other={{ to: phoneLink(clinic.phone), label: page.call }}
      />
      <FaqSection words={page.faq} />
    </PageSections>
  );
}
