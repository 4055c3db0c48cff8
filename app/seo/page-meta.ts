import type { MetaDescriptor } from "react-router";
import { MOBILE_QUERY, type PictureData, SIZES, srcSet, WIDE_QUERY } from "../lib/picture-data.ts";
import { withoutTrailingSlash } from "../lib/without-trailing-slash.ts";
import type { ClientClinic, ClientSite } from "../schema/client-content.ts";
import { SHARE_PICTURE, sharePicturePath } from "./share-picture.ts";
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
  /** The full-width picture above the fold, preloaded. */
  preloadedPicture?: PictureData;
  type?: "website" | "article";
  /** Structured data besides the page's own, such as a service or an article. */
  structuredData?: StructuredData | StructuredData[];
  /** On a service page, its path. */
  servicePath?: string;
  noindex?: boolean;
  published?: string;
  /** The day of the last real change, as in the site map. */
  modified?: string;
};

const preload = (imageSrcSet: string, media?: string): MetaDescriptor => ({
  tagName: "link",
  rel: "preload",
  as: "image",
  type: "image/avif",
  imageSrcSet,
  imageSizes: SIZES.window,
  ...(media && { media }),
  fetchPriority: "high",
});

const LONGEST_TITLE = 65;

/** The current page's path. During the build, location ends in a slash. */
export const pagePath = ({ location }: { location: { pathname: string } }): string =>
  withoutTrailingSlash(location.pathname);

/** The breadcrumbs: Home, the parent pages that are in the navigation, and this page. */
function crumbsTo({ clinic, site, path, name }: PageMeta): Crumb[] {
  const navigationLabel = (to: string) =>
    site.navigation.items.find((item) => item.to === to)?.label;
  const home = { name: navigationLabel("/") ?? clinic.shortName, path: "/" };
  if (path === home.path) return [home];
  const above = path.split("/").slice(1, -1);
  const parents = above.flatMap((_, i) => {
    const parent = `/${above.slice(0, i + 1).join("/")}`;
    const parentName = navigationLabel(parent);
    return parentName === undefined ? [] : [{ name: parentName, path: parent }];
  });
  return [home, ...parents, { name, path }];
}

/** A page's title with the clinic's name after it, if both fit in a search result. */
export function titleWithName(title: string, clinic: ClientClinic): string {
  const full = `${title} | ${clinic.shortName}`;
  return full.length <= LONGEST_TITLE ? full : title;
}

function preloads({ preloadedPicture: picture }: PageMeta): MetaDescriptor[] {
  if (!picture) return [];
  const wide = srcSet(picture);
  if (!picture.mobile) return [preload(wide)];
  return [preload(srcSet(picture.mobile), MOBILE_QUERY), preload(wide, WIDE_QUERY)];
}

/** Everything in a page's head that is about the page. React Router removes it when the page changes. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { clinic, path, description, published, modified } = page;
  // No-break spaces are for lines of text, which a tab and a search result don't have.
  const title = page.title.replaceAll("\u00a0", " ");
  const url = absolute(clinic, path);
  const share = absolute(clinic, sharePicturePath(path));
  const extra = page.structuredData === undefined ? [] : [page.structuredData].flat();
  const data: StructuredData[] = [
    webPage(clinic, { path, title, description, modified, published }),
    breadcrumbs(clinic, crumbsTo(page)),
    localBusiness(clinic, page.servicePath),
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
    { property: "og:image:width", content: String(SHARE_PICTURE.width) },
    { property: "og:image:height", content: String(SHARE_PICTURE.height) },
    // The card's other fields fall back to the og: properties above.
    { name: "twitter:card", content: "summary_large_image" },
    ...data.map((entry) => ({ "script:ld+json": entry })),
  ];
}
