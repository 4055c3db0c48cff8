import clinic from "content:clinic";
import page from "content:pages/contact";
import site from "content:site";
import formWords from "content:site/form";
import type { MetaArgs } from "react-router";
import { DiscoveryForm } from "../../embeds/form/discovery-form.tsx";
import { ClinicMap } from "../../embeds/map/map.tsx";
import { clinicSummary } from "../../facts/clinic-summary.ts";
import {
  addressLines,
  CONTACT_CARD,
  directionsLink,
  mailLink,
  phoneLink,
  placeLink,
} from "../../facts/format.ts";
import { Ending } from "../../sections/ending.tsx";
import { Hero, headerOver } from "../../sections/hero.tsx";
import { HoursTable } from "../../sections/hours-table.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import type { PageHandle } from "../../ui/page-handle.ts";
import { MoreLink } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { Accreditation } from "./accreditation.tsx";
import { ContactList } from "./contact-list.tsx";
import { ContactPanel } from "./contact-panel.tsx";
import { ContactRows } from "./contact-rows.tsx";
import { FindUs } from "./find-us.tsx";
import { OtherWays } from "./other-ways.tsx";

export const handle: PageHandle = { header: headerOver(page.hero), end: "picture" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function Contact() {
  const phoneHref = phoneLink(clinic.phone);
  const booking = clinic.booking.general;
  const { form, map } = clinic.integrations;
  const words = page.contact;
  const otherWays = {
    words,
    list: (
      <ContactList
        items={[
          { title: words.phone, info: [clinic.phone], link: phoneHref },
          { title: words.email, info: [clinic.email], link: mailLink(clinic.email) },
          { title: words.address, info: addressLines(clinic), link: placeLink(clinic) },
        ]}
        hours={<HoursTable caption={words.hours} clinic={clinic} words={site} />}
      />
    ),
    after: (
      <MoreLink to={CONTACT_CARD} download>
        {words.save}
      </MoreLink>
    ),
  };
  return (
    <SectionBoundaries failure={site.failure}>
      <Hero words={page.hero} clinic={clinicSummary(clinic, site)} />
      <ContactRows
        label={page.hero.eyebrow}
        rows={[
          { icon: "phone", label: page.rows.call, value: [clinic.phone], to: phoneHref },
          {
            icon: "mail",
            label: page.rows.mail,
            value: [clinic.email],
            to: mailLink(clinic.email),
          },
          {
            icon: "pin",
            label: page.rows.address,
            value: addressLines(clinic),
            to: placeLink(clinic),
          },
          { icon: "route", label: page.rows.directions, to: directionsLink(clinic) },
        ]}
      />
      <ContactPanel
        id="discovery-call"
        words={page.discovery}
        form={
          form.shown && (
            <DiscoveryForm
              form={form}
              words={formWords}
              failure={site.failure}
              contact={{ phone: clinic.phone, phoneHref, email: clinic.email }}
              eager
            />
          )
        }
        accreditation={<Accreditation words={page.accreditation} clinic={clinic} />}
      >
        {!form.shown && <OtherWays {...otherWays} inside />}
      </ContactPanel>
      {form.shown && <OtherWays {...otherWays} />}
      <FindUs
        words={page.visit}
        map={
          map.shown ? (
            <ClinicMap
              map={map}
              words={site.map}
              failure={site.failure}
              height={400}
              directions={directionsLink(clinic)}
            />
          ) : (
            <MoreLink to={directionsLink(clinic)} arrow>
              {site.map.directions}
            </MoreLink>
          )
        }
        notes={[
          { title: page.visit.parking, body: [clinic.parking] },
          { title: page.visit.transport, body: [clinic.transport], link: page.visit.nearby },
          page.visit.arriving,
        ]}
      />
      <Ending
        ground="deep"
        words={page.closing}
        book={{ to: booking, label: page.hero.ctaText }}
        other={{ to: phoneHref, label: page.call }}
      />
    </SectionBoundaries>
  );
}
