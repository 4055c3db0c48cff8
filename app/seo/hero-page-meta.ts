import type { MetaArgs, MetaDescriptor } from "react-router";
import type { PictureData } from "../lib/picture-data.ts";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import { pageMeta, pagePath } from "./page-meta.ts";

type HeroPage = {
  seo: { title: string; description: string };
  modified: string;
  hero: { eyebrow: string; picture: PictureData };
};

/** The `meta` of a page with a hero. Its breadcrumb is the eyebrow above the headline. */
export const heroPageMeta = (
  clinic: ClientClinic,
  site: ClientSite,
  args: MetaArgs,
  { seo, modified, hero }: HeroPage,
): MetaDescriptor[] =>
  pageMeta({
    clinic,
    site,
    path: pagePath(args),
    name: hero.eyebrow,
    ...seo,
    modified,
    hero: hero.picture,
  });
