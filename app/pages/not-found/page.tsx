import clinic from "content:clinic";
import site from "content:site";
import labels from "content:site/not-found";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { telUrl } from "../../facts/links.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { NOT_FOUND_PATH, SERVICES_PATH } from "../../lib/paths.ts";
import { heroTone } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { heroFrameContent, NotFoundHero } from "./not-found-hero.tsx";

export const handle: PageHandle = {
  headerBackdrop: heroTone(heroFrameContent(labels)),
  headland: "none",
};

export const meta = () =>
  pageMeta({
    clinic,
    site,
    name: labels.title,
    path: NOT_FOUND_PATH,
    ...labels.seo,
    preloadedPicture: labels.picture,
    noindex: true,
  });

export default function NotFoundPage() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    // Read from the address bar: the router may still have the path the 404 page was built at.
    console.error("404: no page at", window.location.pathname);
  }, [key]);
  return (
    <SectionBoundaries>
      <NotFoundHero labels={labels}>
        <ButtonLink to="/">{labels.homeButton}</ButtonLink>
        <ButtonLink to={SERVICES_PATH} variant="quiet">
          {labels.servicesButton}
        </ButtonLink>
        <ButtonLink to={telUrl(clinic.phone)} variant="quiet" icon="phone">
          {site.mobileActions.callButton}
        </ButtonLink>
      </NotFoundHero>
    </SectionBoundaries>
  );
}
