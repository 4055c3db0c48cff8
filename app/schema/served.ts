import type { Clinic, Integrations } from "./clinic.ts";
import type { Site } from "./site.ts";

type Provider = Integrations["form"]["provider"];

/** A service as a page needs it: what its provider receives, and most of its hosts, the build alone reads. */
type Served<Service> = Omit<Service, "provider" | "policy"> & {
  provider: Pick<Provider, "name" | "country">;
  policy: { frame: string[] };
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

const served = <Service extends { provider: Provider; policy: Integrations["form"]["policy"] }>({
  provider: { name, country },
  policy: { frame },
  ...service
}: Service) => ({ ...service, provider: { name, country }, policy: { frame } });

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
