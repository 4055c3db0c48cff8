import type { Clinic, Integrations } from "./clinic.ts";
import type { Provider } from "./integrations.ts";
import type { Site } from "./site.ts";

/** A service as a page needs it: what its provider receives the privacy policy alone tells. */
type Served<Service> = Omit<Service, "provider"> & {
  provider: Pick<Provider, "name" | "country">;
};

export type ServedIntegrations = {
  [Name in Exclude<keyof Integrations, "booking" | "hosting">]: Served<Integrations[Name]>;
};

export type ClinicFacts = Omit<Clinic, "integrations">;

/** The clinic's facts as every page brings them to the browser. */
export type ServedClinic = ClinicFacts & { integrations: ServedIntegrations };

/** The words that stand on every page. Those of the rest are modules of their own, or of the build alone. */
export type ServedSite = Omit<
  Site,
  "chat" | "description" | "form" | "legal" | "notFound" | "preview"
> & { notFound: Pick<Site["notFound"], "home"> };

const served = <Service extends { provider: Provider }>({
  provider: { name, country },
  ...service
}: Service) => ({ ...service, provider: { name, country } });

export function servedClinic({ integrations, ...facts }: Clinic): ServedClinic {
  const { form, reviews, chat, map, analytics } = integrations;
  return {
    ...facts,
    integrations: {
      form: served(form),
      reviews: served(reviews),
      chat: served(chat),
      map: served(map),
      analytics: served(analytics),
    },
  };
}

export function servedSite(site: Site): ServedSite {
  const { chat, description, form, legal, notFound, preview, ...words } = site;
  return { ...words, notFound: { home: notFound.home } };
}
