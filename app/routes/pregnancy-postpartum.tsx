import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import page from "content:services/pregnancy-postpartum";
import { phoneLink } from "../content/view.ts";
import { Reviews } from "../embeds/reviews.tsx";
import { CareNote } from "../sections/care-note.tsx";
import { Circles } from "../sections/circles.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { Definitions } from "../sections/definitions.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { OvalFeature } from "../sections/oval-feature.tsx";
import { PhoneBook } from "../sections/phone-book.tsx";
import { RelatedServices } from "../sections/related-services.tsx";
import { ReliefAreas } from "../sections/relief-areas.tsx";
import { TwoStages } from "../sections/two-stages.tsx";
import { pageHead } from "../seo/page-head.ts";
import { therapy } from "../seo/structured-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead, Small } from "../ui/section.tsx";

const PATH = "/services/pregnancy-postpartum";
const RELATED = [
  "/services/babies-children",
  "/services/chiropractic-care",
  "/services/holistic-healing",
];

export const handle = { bar: page.hero.tone };

export const meta = () =>
  pageHead({
    clinic,
    path: PATH,
    ...page.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [
      { name: site.navigation.items[2]?.label ?? "", path: "/services" },
      { name: page.card.title, path: PATH },
    ],
    hero: page.hero.picture,
    schema: therapy(clinic, {
      path: PATH,
      title: page.card.title,
      description: page.seo.description,
    }),
  });

export default function PregnancyPostpartum() {
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
      <OvalFeature words={page.approach} side="right">
        {page.approach.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </OvalFeature>
      <TwoStages words={page.expect} />
      <ReliefAreas words={page.relief} />
      <OvalFeature words={page.techniques} side="left">
        <Definitions items={page.techniques.items} />
        <Small>{page.techniques.note}</Small>
      </OvalFeature>
      <Section tight>
        <SectionHead eyebrow={page.benefits.eyebrow} title={page.benefits.title} />
        <Circles items={page.benefits.items} />
      </Section>
      <RelatedServices
        title={page.related.title}
        cards={RELATED.flatMap((to) => cards.filter((card) => card.to === to))}
        learnMore={site.cards.learnMore}
        ground="mist"
      />
      <FaqSection words={page.faq} />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <PhoneBook words={page.phoneBook} booking={booking} />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
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
