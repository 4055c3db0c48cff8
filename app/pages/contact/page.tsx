import clinic from "content:clinic";
import page from "content:pages/contact";
import site from "content:site";
import formLabels from "content:site/form";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../facts/contact-info.ts";
import { nameWithProfession } from "../../facts/format.ts";
import { directionsUrl, telUrl } from "../../facts/links.ts";
import { DiscoveryForm } from "../../integrations/form/discovery-form.tsx";
import { ClinicMap } from "../../integrations/map/clinic-map.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { DiscoveryCall } from "../../sections/discovery-call.tsx";
import { GettingHere } from "../../sections/getting-here.tsx";
import { Hero, heroTone } from "../../sections/hero.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { ContactDetailsSection } from "./contact-details-section.tsx";
import css from "./page.module.css";

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), headland: "none" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function ContactPage() {
  const { integrations, registration } = clinic;
  const { map } = integrations;
  const { discoveryCall, gettingHere } = page;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contactInfo(clinic)} />
      <ContactBar clinic={clinic} content={page.contact} directionsLink={site.map.directionsLink} />
      <Section id="discovery-call">
        <DiscoveryCall
          content={discoveryCall}
          note={
            <p className={css.registration}>
              {`${nameWithProfession(clinic)}. ${registration.statement} (${page.registration.numberLabel} ${registration.number}). ${registration.association}. ${registration.insurance}. `}
              <TextLink to={registration.registerUrl}>{page.registration.registerLink}</TextLink>
            </p>
          }
        >
          <DiscoveryForm
            clinic={clinic}
            labels={formLabels}
            title={discoveryCall.formTitle}
            eager
          />
        </DiscoveryCall>
      </Section>
      <ContactDetailsSection content={page.contact} clinic={clinic} labels={site} />
      <Section ground="tint">
        <SectionHeading title={gettingHere.title} lead={gettingHere.lead} />
        <GettingHere
          map={
            map.shown ? (
              <ClinicMap map={map} labels={site.map} directionsUrl={directionsUrl(clinic)} />
            ) : (
              <TextLink to={directionsUrl(clinic)} arrow>
                {site.map.directionsLink}
              </TextLink>
            )
          }
          notes={[
            { title: gettingHere.parkingTitle, body: [clinic.parking] },
            { ...gettingHere.transport, body: [clinic.transport] },
            gettingHere.arriving,
          ]}
        />
      </Section>
      <ClosingSection
        ground="deep"
        content={page.closing}
        layout="upright"
        primaryAction={{ to: clinic.booking.generalUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: telUrl(clinic.phone), label: page.closing.callButton }}
      />
    </SectionBoundaries>
  );
}
