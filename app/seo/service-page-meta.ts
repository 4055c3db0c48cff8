import type { MetaArgs, MetaDescriptor } from "react-router";
import type { PictureData } from "../lib/picture-data.ts";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import { pageMeta, pagePath } from "./page-meta.ts";
import { therapy } from "./structured-data.ts";

type ServicePage = {
  seo: { title: string; description: string };
  modified: string;
  card: { title: string };
  hero: { picture: PictureData };
};

/** The `meta` of a service page: under Services in the breadcrumbs, with the service as structured data. */
export function servicePageMeta(
  clinic: ClientClinic,
  site: ClientSite,
  args: MetaArgs,
  page: ServicePage,
): MetaDescriptor[] {
  const path = pagePath(args);
  return pageMeta({
    clinic,
    site,
    path,
    name: page.card.title,
    ...page.seo,
    modified: page.modified,
    hero: page.hero.picture,
    schema: therapy(clinic, {
      path,
      title: page.card.title,
      description: page.seo.description,
    }),
  });
}
