import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import page from "content:services/chiropractic-care";
import { CareNote } from "../sections/care-note.tsx";
import { CareTabs } from "../sections/care-tabs.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { PebbleList } from "../sections/pebble-list.tsx";
import { Points } from "../sections/points.tsx";
import { PractitionerQuote } from "../sections/practitioner-quote.tsx";
import { RelatedServices } from "../sections/related-services.tsx";
import { Split } from "../sections/split.tsx";
import { Steps } from "../sections/steps.tsx";
import { pageHead } from "../seo/page-head.ts";
import { therapy } from "../seo/structured-data.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Section, SectionHead } from "../ui/section.tsx";

const PATH = "/services/chiropractic-care";
const RELATED = [
  "/services/holistic-healing",
  "/services/pregnancy-postpartum",
  "/services/babies-children",
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

export default function ChiropracticCare() {
  const assessment = clinic.booking.assessment;
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={assessment}>{page.bookYourAssessment}</ButtonLink>
      </Hero>
      <Section>
        <Split
          eyebrow={page.approach.eyebrow}
          title={page.approach.title}
          lead={page.approach.lead}
          paragraphs={page.approach.body}
        />
      </Section>
      <Section ground="plaster">
        <SectionHead eyebrow={page.firstVisit.eyebrow} title={page.firstVisit.title} />
        <Steps items={page.firstVisit.steps} />
      </Section>
      <PractitionerQuote words={page.practitioner} by={clinic.practitioner} />
      <Section ground="mist">
        <SectionHead eyebrow={page.techniques.eyebrow} title={page.techniques.title} />
        <Points items={page.techniques.three} look="cards" />
      </Section>
      <PebbleList words={page.named} />
      <CareTabs words={page.care} />
      <RelatedServices
        title={page.related.title}
        cards={RELATED.flatMap((to) => cards.filter((card) => card.to === to))}
        learnMore={site.cards.learnMore}
        ground="plaster"
      />
      <FaqSection words={page.faq} />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <ClosingCall words={page.closing}>
        <ButtonLink to={assessment} look="light">
          {page.bookAssessment}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {page.askQuestions}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
