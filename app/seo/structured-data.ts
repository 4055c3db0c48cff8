import type {
  BlogPosting,
  BreadcrumbList,
  LocalBusiness,
  MedicalTherapy,
  Person,
  Thing,
  WebPage,
  WithContext,
} from "schema-dts";
import { nameWithProfession } from "../facts/format.ts";
import { ABOUT_PATH } from "../lib/paths.ts";
import { fallbackWidth } from "../lib/picture-data.ts";
import type { Article } from "../schema/article.ts";
import type { ClientClinic } from "../schema/client-content.ts";
import { sharePicturePath } from "./share-picture.ts";

const CONTEXT = "https://schema.org";
const LANGUAGE = "en-AU";

/** A full address on the site: the origin, then the path. */
export const absolute = (clinic: ClientClinic, path: string): string => `${clinic.siteUrl}${path}`;

const therapyId = (clinic: ClientClinic, path: string) => `${absolute(clinic, path)}#service`;

const clinicId = (clinic: ClientClinic) => `${clinic.siteUrl}/#clinic`;

/**
 * The clinic as a local business, with the same facts the pages show.
 * @param servicePath on a service page, the path of that page
 */
export const localBusiness = (
  clinic: ClientClinic,
  servicePath?: string,
): WithContext<LocalBusiness> => ({
  "@context": CONTEXT,
  "@type": "LocalBusiness",
  additionalType: "https://schema.org/MedicalBusiness",
  "@id": clinicId(clinic),
  name: clinic.name,
  url: absolute(clinic, "/"),
  telephone: clinic.phone,
  email: clinic.email,
  image: absolute(clinic, sharePicturePath("/")),
  logo: absolute(clinic, "/icon-512.png"),
  priceRange: clinic.priceRange,
  address: {
    "@type": "PostalAddress",
    streetAddress: `${clinic.address.level}, ${clinic.address.street}`,
    addressLocality: clinic.address.suburb,
    addressRegion: clinic.address.state,
    postalCode: clinic.address.postcode,
    addressCountry: clinic.address.country,
  },
  geo: { "@type": "GeoCoordinates", ...clinic.geo },
  openingHoursSpecification: clinic.hours.flatMap(({ day, times }) =>
    times.map(({ opens, closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: `https://schema.org/${day}` as const,
      opens,
      closes,
    })),
  ),
  ...(clinic.closures.length > 0 && {
    specialOpeningHoursSpecification: clinic.closures.map(({ from, to }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: from,
      validThrough: to,
      // From 00:00 to 00:00 means closed all day.
      opens: "00:00",
      closes: "00:00",
    })),
  }),
  areaServed: clinic.areaServed,
  ...(clinic.social.length > 0 && { sameAs: clinic.social.map(({ url }) => url) }),
  knowsLanguage: LANGUAGE,
  ...(servicePath && {
    makesOffer: { "@type": "Offer", itemOffered: { "@id": therapyId(clinic, servicePath) } },
  }),
});

export type Crumb = { name: string; path: string };

export const breadcrumbs = (
  clinic: ClientClinic,
  crumbs: Crumb[],
): WithContext<BreadcrumbList> => ({
  "@context": CONTEXT,
  "@type": "BreadcrumbList",
  itemListElement: crumbs.map(({ name, path }, i) => ({
    "@type": "ListItem",
    position: i + 1,
    name,
    item: absolute(clinic, path),
  })),
});

type WebPageFields = {
  path: string;
  title: string;
  description: string;
  published?: string;
  modified?: string;
};

export const webPage = (clinic: ClientClinic, page: WebPageFields): WithContext<WebPage> => ({
  "@context": CONTEXT,
  "@type": "WebPage",
  "@id": `${absolute(clinic, page.path)}#page`,
  url: absolute(clinic, page.path),
  name: page.title,
  description: page.description,
  inLanguage: LANGUAGE,
  ...(page.published && { datePublished: page.published }),
  ...(page.modified && { dateModified: page.modified }),
  about: { "@id": clinicId(clinic) },
  publisher: { "@id": clinicId(clinic) },
});

export const therapy = (
  clinic: ClientClinic,
  service: { path: string; title: string; description: string },
): WithContext<MedicalTherapy> => ({
  "@context": CONTEXT,
  "@type": "MedicalTherapy",
  "@id": therapyId(clinic, service.path),
  name: service.title,
  description: service.description,
  url: absolute(clinic, service.path),
});

/** The practitioner, with her photo if there is one. */
function practitionerOf(clinic: ClientClinic): Person {
  const { profession, portrait } = clinic.practitioner;
  return {
    "@type": "Person",
    name: nameWithProfession(clinic, " "),
    jobTitle: profession,
    url: absolute(clinic, ABOUT_PATH),
    ...(portrait && {
      image: absolute(clinic, `${portrait.basePath}-${fallbackWidth(portrait.widths)}.jpg`),
    }),
  };
}

export const blogPosting = (clinic: ClientClinic, article: Article): WithContext<BlogPosting> => ({
  "@context": CONTEXT,
  "@type": "BlogPosting",
  "@id": `${absolute(clinic, article.path)}#article`,
  headline: article.title,
  description: article.description,
  datePublished: article.published,
  dateModified: article.modified,
  inLanguage: LANGUAGE,
  articleSection: article.category,
  wordCount: article.wordCount,
  image: absolute(clinic, sharePicturePath(article.path)),
  mainEntityOfPage: absolute(clinic, article.path),
  author: practitionerOf(clinic),
  publisher: { "@id": clinicId(clinic) },
});

export type StructuredData = WithContext<Thing>;
