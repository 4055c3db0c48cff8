import type { MetaDescriptor } from "react-router";
import type { Clinic } from "../content/schemas/clinic.ts";
import type { Site } from "../content/schemas/site.ts";
import type { Picture } from "../ui/picture-data.ts";
import { pageHead } from "./page-head.ts";
import { therapy } from "./structured-data.ts";

type ServicePage = {
  seo: { title: string; description: string };
  card: { title: string };
  hero: { picture: Picture };
};

/** The head of a service page: under Services in the breadcrumbs, and about a therapy the clinic offers. */
export function serviceHead(
  clinic: Clinic,
  site: Site,
  path: string,
  page: ServicePage,
): MetaDescriptor[] {
  const nameOf = (to: string) =>
    site.navigation.items.find((entry) => entry.to === to)?.label ?? "";
  return pageHead({
    clinic,
    path,
    ...page.seo,
    home: nameOf("/"),
    crumbs: [
      { name: nameOf("/services"), path: "/services" },
      { name: page.card.title, path },
    ],
    hero: page.hero.picture,
    schema: therapy(clinic, {
      path,
      title: page.card.title,
      description: page.seo.description,
    }),
  });
}
