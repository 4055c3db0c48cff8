import type { MetaArgs, MetaDescriptor } from "react-router";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import type { PageContent } from "../schema/page.ts";
import { pageMeta, pagePath } from "./page-meta.ts";
import { therapy } from "./structured-data.ts";

type ServicePage = Pick<PageContent, "seo" | "published" | "modified" | "hero"> & {
  card: { title: string };
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
    published: page.published,
    modified: page.modified,
    preloadedPicture: page.hero.picture,
    servicePath: path,
    structuredData: therapy(clinic, {
      path,
      title: page.card.title,
      description: page.seo.description,
    }),
  });
}
