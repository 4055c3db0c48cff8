import clinic from "content:clinic";
import page from "content:pages/services";
import site from "content:pages/site";
import cards from "content:service-cards";
import { ChooseService } from "../sections/choose-service.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { Hero } from "../sections/hero.tsx";
import { ServiceFeatureCards } from "../sections/service-feature-cards.tsx";
import { TechniqueColumns } from "../sections/technique-columns.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

const PATH = "/services";

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

export default function Services() {
  const booking = clinic.booking.general;
  return (
    <>
      <Hero words={page.hero} layout="above">
        <ButtonLink to={booking}>{page.book}</ButtonLink>
      </Hero>
      <Section ground="plaster">
        <SectionHead {...page.services} />
        <ServiceFeatureCards label={page.hero.title} cards={cards} words={site.cards} />
      </Section>
      <ChooseService words={page.choose} />
      <TechniqueColumns words={page.techniques} />
      <ClosingCall words={page.closing}>
        <ButtonLink to={booking} look="light">
          {page.book}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {page.getInTouch}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
