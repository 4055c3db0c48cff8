import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/locations/manly";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../../facts/contact-info.ts";
import { addressLines } from "../../../facts/format.ts";
import { directionsUrl, telUrl, VCARD_PATH } from "../../../facts/links.ts";
import { ClinicMap } from "../../../integrations/map/clinic-map.tsx";
import type { PageHandle } from "../../../lib/page-handle.ts";
import { ClosingSection } from "../../../sections/closing-section.tsx";
import { FaqSection } from "../../../sections/faq-section.tsx";
import { GettingHere } from "../../../sections/getting-here.tsx";
import { Hero, heroTone } from "../../../sections/hero.tsx";
import { HoursTable } from "../../../sections/hours-table.tsx";
import { PageCardScroller } from "../../../sections/page-card-scroller.tsx";
import { heroPageMeta } from "../../../seo/hero-page-meta.ts";
import { ItemGrid } from "../../../ui/item-grid.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { SectionBoundaries } from "../../../ui/section-boundaries.tsx";
import { Split } from "../../../ui/split.tsx";
import { CommunitySection } from "./community-section.tsx";
import { DirectionsSection } from "./directions-section.tsx";
import css from "./page.module.css";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero) };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function ManlyPage() {
  const { map } = clinic.integrations;
  const { gettingHere } = page;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contactInfo(clinic)} />
      <Section className={css.services}>
        <SectionHeading {...page.services} />
        <PageCardScroller label={page.services.title} cards={cards} labels={site.pageCards} />
      </Section>
      <Section ground="plaster" className={css.why}>
        <Split widerSide="end" align="center">
          <div>
            <SectionHeading eyebrow={page.why.eyebrow} title={page.why.title} />
            <Picture picture={page.why.picture} size="small" className={css.whyPicture} />
          </div>
          <ItemGrid items={page.why.items} maxColumns={1} />
        </Split>
      </Section>
      <DirectionsSection content={gettingHere} />
      <Section ground="tint">
        <GettingHere
          map={
            map.shown && (
              <ClinicMap
                map={map}
                labels={site.map}
                low
                from={`${gettingHere.startPlace} ${clinic.address.state}`}
              />
            )
          }
          notes={[
            {
              title: gettingHere.car.title,
              body: [gettingHere.car.description],
              link: { label: gettingHere.directionsLink, to: directionsUrl(clinic) },
            },
            {
              title: gettingHere.bus.title,
              body: [gettingHere.bus.description],
              link: gettingHere.bus.link,
            },
            {
              title: gettingHere.addressTitle,
              body: addressLines(clinic),
              link: { label: gettingHere.contactCardLink, to: VCARD_PATH },
              download: true,
            },
            { title: gettingHere.parking.title, body: [gettingHere.parking.description] },
          ]}
          hours={<HoursTable caption={gettingHere.hoursTitle} clinic={clinic} labels={site} />}
        />
      </Section>
      <CommunitySection content={page.community} />
      <ClosingSection
        ground="deep"
        content={page.closing}
        primaryAction={{ to: clinic.booking.generalUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      />
      <FaqSection content={page.faq} />
    </SectionBoundaries>
  );
}
