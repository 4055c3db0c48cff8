import clinic from "content:clinic";
import site from "content:site";
import words from "content:site/not-found";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { phoneLink } from "../../facts/format.ts";
import type { PageHandle } from "../../lib/page-handle.ts";
import { heroTone } from "../../sections/hero.tsx";
import { pageMeta } from "../../seo/page-meta.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { SectionBoundaries } from "../../ui/section-boundaries.tsx";
import { frame, NotFoundPanel } from "./not-found-panel.tsx";

export const handle: PageHandle = { headerTone: heroTone(frame(words)), end: "picture" };

export const meta = () =>
  pageMeta({
    clinic,
    site,
    name: words.title,
    path: "/404",
    ...words.seo,
    hero: words.picture,
    noindex: true,
  });

export default function NotFound() {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    // Read from the address bar: the router may still have the path the 404 page was built at.
    console.error("404: no page at", window.location.pathname);
  }, [key]);
  return (
    <SectionBoundaries>
      <NotFoundPanel words={words}>
        <ButtonLink to="/">{words.home}</ButtonLink>
        <ButtonLink to="/services" variant="quiet">
          {words.services}
        </ButtonLink>
        <ButtonLink to={phoneLink(clinic.phone)} variant="quiet" icon="phone">
          {site.mobile.call}
        </ButtonLink>
      </NotFoundPanel>
    </SectionBoundaries>
  );
}
