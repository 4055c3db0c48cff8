import clinic from "content:clinic";
import page from "content:pages/contact";
import site from "content:site";
import formLabels from "content:site/form";
import type { MetaArgs } from "react-router";
import { directionsUrl, nameWithProfession, phoneUrl } from "../../facts/format.ts";
import { quickFacts } from "../../facts/quick-facts.ts";
import { DiscoveryForm } from "../../integrations/form/discovery-form.tsx";
import { ClinicMap } from "../../integrations/map/clinic-map.tsx";
import type { PageHandle } from "../../lib/page-handle.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { DiscoveryCall } from "../../sections/discovery-call.tsx";
import { GettingHere } from "../../sections/getting-here.tsx";
import { Hero, heroBackdrop } from "../../sections/hero.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { ContactBar } from "./contact-bar.tsx";
import { OtherWays } from "./other-ways.tsx";
import css from "./page.module.css";

export const handle: PageHandle = { headerBackdrop: heroBackdrop(page.hero), footerScene: "none" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function Contact() {
  const phoneHref = phoneUrl(clinic.phone);
  const bookingHref = clinic.booking.general;
  const { integrations, registration } = clinic;
  const { map } = integrations;
  return (
    <SectionBoundaries>
      <Hero content={page.hero} facts={quickFacts(clinic, site)} />
      <ContactBar clinic={clinic} content={page.contact} directions={site.map.directions} />
      <Section id="discovery-call">
        <DiscoveryCall
          content={page.discovery}
          note={
            <p className={css.accreditation}>
              {`${nameWithProfession(clinic)}. ${registration.statement} (${page.accreditation.number} ${registration.number}). ${registration.association}. ${registration.insurance}. `}
              <TextLink to={registration.register}>{page.accreditation.check}</TextLink>
            </p>
          }
        >
          <DiscoveryForm clinic={clinic} labels={formLabels} title={page.discovery.form} eager />
        </DiscoveryCall>
      </Section>
      <OtherWays content={page.contact} clinic={clinic} labels={site} />
      <Section ground="tint">
        <SectionHeading title={page.visit.title} lead={page.visit.lead} />
        <GettingHere
          map={
            map.shown ? (
              <ClinicMap
                map={map}
                labels={site.map}
                height={400}
                directionsHref={directionsUrl(clinic)}
              />
            ) : (
              <TextLink to={directionsUrl(clinic)} arrow>
                {site.map.directions}
              </TextLink>
            )
          }
          notes={[
            { title: page.visit.parking, body: [clinic.parking] },
            { title: page.visit.transport, body: [clinic.transport], link: page.visit.nearby },
            page.visit.arriving,
          ]}
        />
      </Section>
      <ClosingSection
        ground="deep"
        content={page.closing}
        layout="tall"
        book={{ to: bookingHref, label: page.hero.ctaText }}
        other={{ to: phoneHref, label: page.callButton }}
      />
    </SectionBoundaries>
  );
}
