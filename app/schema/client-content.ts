import type { Clinic, Integrations } from "./clinic.ts";
import type { Provider } from "./integrations.ts";
import type { Site } from "./site.ts";

// The part of the facts and shared texts that every page sends to the browser.

/** An outside service, without what only the privacy policy prints about its provider. */
type ClientIntegration<T> = Omit<T, "provider"> & {
  provider: Pick<Provider, "name" | "country">;
};

export type ClientIntegrations = {
  [Name in Exclude<keyof Integrations, "booking" | "hosting">]: ClientIntegration<
    Integrations[Name]
  >;
};

/** The clinic's public facts. The build passes a `Clinic`, which has these and more. `answers` are only used in texts. */
export type ClientClinic = Omit<Clinic, "answers" | "integrations"> & {
  integrations: ClientIntegrations;
};

/** The words every page needs. The rest are separate modules, or only used by the build. */
export type ClientSite = Omit<Site, "chat" | "form" | "legal" | "notFound" | "placeholder"> & {
  notFound: Pick<Site["notFound"], "home">;
};

const toClientIntegration = <T extends { provider: Provider }>({
  provider: { name, country },
  ...integration
}: T) => ({ ...integration, provider: { name, country } });

export function toClientClinic({
  integrations,
  answers: _inTexts,
  ...facts
}: Clinic): ClientClinic {
  const { form, reviews, chat, map, analytics } = integrations;
  return {
    ...facts,
    integrations: {
      form: toClientIntegration(form),
      reviews: toClientIntegration(reviews),
      chat: toClientIntegration(chat),
      map: toClientIntegration(map),
      analytics: toClientIntegration(analytics),
    },
  };
}

export function toClientSite(site: Site): ClientSite {
  const { chat, form, legal, notFound, placeholder, ...words } = site;
  return { ...words, notFound: { home: notFound.home } };
}
