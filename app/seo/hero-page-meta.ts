import type { MetaArgs, MetaDescriptor } from "react-router";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import type { PageContent } from "../schema/page.ts";
import { pageMeta, pagePath } from "./page-meta.ts";

/** The `meta` of a page with a hero. Its breadcrumb is the eyebrow above the headline. */
export const heroPageMeta = (
  clinic: ClientClinic,
  site: ClientSite,
  args: MetaArgs,
  { seo, published, modified, hero }: Pick<PageContent, "seo" | "published" | "modified" | "hero">,
): MetaDescriptor[] =>
  pageMeta({
    clinic,
    site,
    path: pagePath(args),
    name: hero.eyebrow,
    ...seo,
    published,
    modified,
    preloadedPicture: hero.picture,
  });
