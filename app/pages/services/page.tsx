import clinic from "content:clinic";
import cards from "content:page-cards";
import page from "content:pages/services";
import site from "content:site";
import type { MetaArgs } from "react-router";
import { contactInfo } from "../../facts/contact-info.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { CONTACT_PATH } from "../../lib/paths.ts";
import { ClosingSection } from "../../sections/closing-section.tsx";
import { Hero, heroTone } from "../../sections/hero.tsx";
import { PageCard } from "../../sections/page-card.tsx";
import { heroPageMeta } from "../../seo/hero-page-meta.ts";
import { Edge } from "../../ui/edge.tsx";
import { Grid } from "../../ui/grid.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { ChooseServiceSection } from "./choose-service-section.tsx";
import css from "./page.module.css";
import { TechniquesSection } from "./techniques-section.tsx";

const STAGGER_MS = 100;

export const handle: PageHandle = { headerBackdrop: heroTone(page.hero), headland: "none" };

export const meta = (args: MetaArgs) => heroPageMeta(clinic, site, args, page);

export default function ServicesPage() {
  return (
    <SectionBoundaries>
      <Hero content={page.hero} labels={site.quickFacts} contact={contactInfo(clinic)} />
      <Edge picture={site.edges.tide} />
      <Section ground="tint">
        <SectionHeading {...page.services} />
        <Grid label={page.hero.title} className={css.cards}>
          {cards.map((card, i) => (
            <PageCard key={card.path} card={card} labels={site.pageCards} delay={i * STAGGER_MS} />
          ))}
        </Grid>
      </Section>
      <ChooseServiceSection content={page.choose} labels={site.medicalNotice} />
      <TechniquesSection content={page.techniques} />
      <ClosingSection
        ground="plaster"
        content={page.closing}
        primaryAction={{ to: clinic.booking.generalUrl, label: page.hero.bookButton }}
        secondaryAction={{ to: CONTACT_PATH, label: page.closing.contactButton }}
        layout="row"
      >
        <div className={css.frieze}>
          {cards.map(({ path, picture }) => (
            <Picture key={path} picture={{ ...picture, alt: "" }} size="small" />
          ))}
        </div>
      </ClosingSection>
    </SectionBoundaries>
  );
}
