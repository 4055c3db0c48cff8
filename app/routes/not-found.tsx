import clinic from "content:clinic";
import site from "content:pages/site";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { phoneLink } from "../content/view.ts";
import { NotFoundPanel } from "../sections/not-found-panel.tsx";
import { pageHead } from "../seo/page-head.ts";
import { ButtonLink } from "../ui/button.tsx";

const words = site.notFound;

export const handle = { bar: "light" };

export const meta = () =>
  pageHead({
    clinic,
    path: "/404",
    ...words.seo,
    home: site.navigation.items[0]?.label ?? "",
    crumbs: [{ name: words.title, path: "/404" }],
    hero: words.picture,
    noindex: true,
  });

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error("404: no page at", pathname);
  }, [pathname]);
  return (
    <NotFoundPanel words={words}>
      <ButtonLink to="/">{words.home}</ButtonLink>
      <ButtonLink to="/services" look="quiet">
        {words.services}
      </ButtonLink>
      <ButtonLink to={phoneLink(clinic.phone)} look="quiet" icon="phone">
        {site.mobile.call}
      </ButtonLink>
    </NotFoundPanel>
  );
}
