import type { MetaDescriptor } from "react-router";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import { sourceSet } from "../ui/picture.tsx";
import { NARROW, NOT_NARROW, type Picture } from "../ui/picture-data.ts";
import { sharePicturePath } from "./share-picture.ts";
import {
  absolute,
  breadcrumbs,
  type Crumb,
  localBusiness,
  type StructuredData,
  webPage,
} from "./structured-data.ts";

type PageMeta = {
  clinic: ClientClinic;
  site: ClientSite;
  /** Without a trailing slash: "/about". */
  path: string;
  /** The page's short name, the last of its breadcrumbs. */
  name: string;
  title: string;
  description: string;
  /** The picture that fills the first screen's width, fetched before anything else. */
  hero?: Picture;
  type?: "website" | "article";
  /** What the page is about beyond itself: a service, an article. */
  schema?: StructuredData | StructuredData[];
  noindex?: boolean;
  /** Where it is not the specification's constant. */
  published?: string;
  /** The day of the last real change, which the site map says too. */
  modified?: string;
};

/** The sizes of a picture that fills the window's width. */
const FULL_WIDTH = "100vw";

const preload = (srcSet: string, media?: string): MetaDescriptor => ({
  tagName: "link",
  rel: "preload",
  as: "image",
  type: "image/avif",
  imageSrcSet: srcSet,
  imageSizes: FULL_WIDTH,
  ...(media && { media }),
  fetchPriority: "high",
});

const SERVICE = "/services/";

const LONGEST_TITLE = 65;

/** The path of the page that is shown: while a page is built its location ends in a slash. */
export const pagePath = ({ location }: { location: { pathname: string } }): string =>
  location.pathname.replace(/(.)\/+$/, "$1");

/** Home, the pages above this one as the menu names them, and this one. */
function crumbsTo({ clinic, site, path, name }: PageMeta): Crumb[] {
  const menuName = (to: string) => site.navigation.items.find((item) => item.to === to)?.label;
  const home = { name: menuName("/") ?? clinic.shortName, path: "/" };
  if (path === home.path) return [home];
  const above = path.split("/").slice(1, -1);
  const parents = above.flatMap((_, i) => {
    const parent = `/${above.slice(0, i + 1).join("/")}`;
    const parentName = menuName(parent);
    return parentName === undefined ? [] : [{ name: parentName, path: parent }];
  });
  return [home, ...parents, { name, path }];
}

/** A page's title with the clinic's name behind it, where a search result has room for both. */
export function titleWithName(title: string, clinic: ClientClinic): string {
  const full = `${title} | ${clinic.shortName}`;
  return full.length <= LONGEST_TITLE ? full : title;
}

function preloads({ hero }: PageMeta): MetaDescriptor[] {
  if (!hero) return [];
  const wide = sourceSet(hero);
  if (!hero.tall) return [preload(wide)];
  return [preload(sourceSet(hero.tall), NARROW), preload(wide, NOT_NARROW)];
}

/** All a page says about itself in its head; it leaves with the page. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { clinic, path, title, description, published, modified } = page;
  const url = absolute(clinic, path);
  const share = absolute(clinic, sharePicturePath(path));
  const extra = page.schema === undefined ? [] : [page.schema].flat();
  const data: StructuredData[] = [
    webPage(clinic, { path, title, description, modified, ...(published && { published }) }),
    breadcrumbs(clinic, crumbsTo(page)),
    localBusiness(clinic, path.startsWith(SERVICE) ? path : undefined),
    ...extra,
  ];
  return [
    ...preloads(page),
    { title },
    { name: "description", content: description },
    ...(page.noindex
      ? [{ name: "robots", content: "noindex" }]
      : [{ tagName: "link", rel: "canonical", href: url }]),
    { property: "og:type", content: page.type ?? "website" },
    { property: "og:site_name", content: clinic.name },
    { property: "og:locale", content: "en_AU" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: share },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: title },
    // The other words of such a card are the ones above.
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((entry) => ({ "script:ld+json": entry })),
  ];
}
