import type { MetaArgs, MetaDescriptor } from "react-router";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import type { Picture } from "../ui/picture-data.ts";
import { pageMeta, pagePath } from "./page-meta.ts";

type HeroPage = {
  seo: { title: string; description: string };
  modified: string;
  hero: { eyebrow: string; picture: Picture };
};

/** The head of a page with a first screen, under the name that stands above its headline. */
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
