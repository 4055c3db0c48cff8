import clinic from "content:clinic";
import page from "content:pages/about";
import site from "content:pages/site";
import { phoneLink } from "../content/view.ts";
import { Reviews } from "../embeds/reviews.tsx";
import { Hero } from "../sections/hero.tsx";
import { Invitation } from "../sections/invitation.tsx";
import { Philosophy } from "../sections/philosophy.tsx";
import { PortraitStory } from "../sections/portrait-story.tsx";
import { Qualifications } from "../sections/qualifications.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";

const PATH = "/about";

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

export default function About() {
  const booking = clinic.booking.general;
  return (
    <>
      <Hero words={page.hero} beside={`(${clinic.practitioner.title})`}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
      </Hero>
      <PortraitStory words={page.story} />
      <Qualifications words={page.qualifications} registration={clinic.registration} />
      <Philosophy words={page.philosophy}>
        <ButtonLink to="/contact" look="light">
          {page.philosophy.button}
        </ButtonLink>
      </Philosophy>
      <Reviews
        reviews={clinic.integrations.reviews}
        words={site.reviews}
        failure={site.failure}
        heading={page.reviews}
      />
      <Invitation words={page.closing}>
        <ButtonLink to={booking}>{page.book}</ButtonLink>
        <ButtonLink to={phoneLink(clinic.phone)} look="quiet" icon="phone">
          {page.closing.call}
        </ButtonLink>
      </Invitation>
    </>
  );
}
