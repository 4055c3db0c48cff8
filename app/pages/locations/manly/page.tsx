import clinic from "content:clinic";
import page from "content:pages/locations/manly";
import cards from "content:service-cards";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { addressLines, CONTACT_CARD, directionsUrl, phoneUrl } from "../../../facts/format.ts";
import { quickFacts } from "../../../facts/quick-facts.ts";
import { ClinicMap } from "../../../integrations/map/clinic-map.tsx";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { GettingHere } from "../../../sections/getting-here.tsx";
import { Hero, heroBackdrop } from "../../../sections/hero.tsx";
import { HoursTable } from "../../../sections/hours-table.tsx";
import { ServiceScroller } from "../../../sections/service-scroller.tsx";
import { heroPageMeta } from "../../../seo/hero-page-meta.ts";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import { Community } from "./community.tsx";
import { Journey } from "./journey.tsx";
import css from "./page.module.css";

export const handle: PageHandle = { headerBackdrop: heroBackdrop(page.hero) };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function Manly() {
  const bookingHref = clinic.booking.general;
  const { map } = clinic.integrations;
  const { directions } = page;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} facts={quickFacts(clinic, site)} />
      <Section className={css.services}>
        <SectionHeading {...page.services} />
        <ServiceScroller label={page.services.title} cards={cards} labels={site.cards} />
      </Section>
      <Section ground="plaster" className={css.why}>
        <Split widerSide="end" align="center">
          <div>
            <SectionHeading eyebrow={page.why.eyebrow} title={page.why.title} />
            <Picture picture={page.why.picture} size="small" className={css.drawing} />
          </div>
          <ItemGrid items={page.why.reasons} maxColumns={1} />
        </Split>
      </Section>
      <Journey content={directions} />
      <Section ground="tint">
        <GettingHere
          map={
            map.shown && (
              <ClinicMap
                map={map}
                labels={site.map}
                height={300}
                from={`${directions.from} ${clinic.address.state}`}
              />
            )
          }
          notes={[
            {
              title: directions.car.title,
              body: [directions.car.description],
              link: { label: directions.link, to: directionsUrl(clinic) },
            },
            {
              title: directions.bus.title,
              body: [directions.bus.description],
              link: directions.planner,
            },
            {
              title: directions.address,
              body: addressLines(clinic),
              link: { label: directions.save, to: CONTACT_CARD },
              download: true,
            },
            { title: directions.parking.title, body: [directions.parking.description] },
          ]}
          hours={<HoursTable caption={directions.hours} clinic={clinic} labels={site} />}
        />
      </Section>
      <Community content={page.community} />
      <ClosingSection
        ground="deep"
        content={page.closing}
        book={{ to: bookingHref, label: page.hero.ctaText }}
        other={{ to: phoneUrl(clinic.phone), label: page.callButton }}
      />
      <FaqSection content={page.faq} />
    </SectionBoundaries>
  );
}
