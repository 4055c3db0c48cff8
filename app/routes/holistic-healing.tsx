import clinic from "content:clinic";
import site from "content:pages/site";
import cards from "content:service-cards";
import page from "content:services/holistic-healing";
import { relatedCards } from "../content/related-cards.ts";
import { Reviews } from "../embeds/reviews.tsx";
import { CareNote } from "../sections/care-note.tsx";
import { ClosingCall } from "../sections/closing-call.tsx";
import { Conditions } from "../sections/conditions.tsx";
import { Explained } from "../sections/explained.tsx";
import { FaqSection } from "../sections/faq-section.tsx";
import { Hero } from "../sections/hero.tsx";
import { LinkedNote } from "../sections/linked-note.tsx";
import { PicturedPoints } from "../sections/pictured-points.tsx";
import { RelatedServices } from "../sections/related-services.tsx";
import { Statement } from "../sections/statement.tsx";
import { ThreeSides } from "../sections/three-sides.tsx";
import { serviceHead } from "../seo/service-head.ts";
import { ButtonLink } from "../ui/button.tsx";

export const handle = { bar: page.hero.tone };

export const meta = () => serviceHead(clinic, site, "/services/holistic-healing", page);

export default function HolisticHealing() {
  const { sides } = page;
  return (
    <>
      <Hero words={page.hero}>
        <ButtonLink to={clinic.booking.general}>{page.book}</ButtonLink>
      </Hero>
      <Explained words={page.what} />
      <ThreeSides
        words={sides}
        sides={[
          { words: sides.structural },
          { words: sides.biochemical },
          { words: sides.emotional, after: <LinkedNote words={sides.emotional.aside} /> },
        ]}
      />
      <Statement words={page.why} />
      <Conditions words={page.conditions} />
      <PicturedPoints words={page.benefits} />
      <RelatedServices
        title={page.related.title}
        cards={relatedCards(cards, page.related)}
        learnMore={site.cards.learnMore}
        ground="plaster"
      />
      <FaqSection words={page.faq} />
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <CareNote words={site.care} reviewed={page.reviewed} helpFirst={page.helpFirst} />
      <ClosingCall words={page.closing}>
        <ButtonLink to={clinic.booking.assessment} look="light">
          {page.bookAssessment}
        </ButtonLink>
        <ButtonLink to="/contact" look="quiet">
          {page.ask}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
