import type { Clinic } from "./clinic.ts";
import type { Provider } from "./integrations.ts";
import type { Site } from "./site.ts";

// The part of the facts and shared texts that every page sends to the browser.

/** Leaves out what only the privacy policy says about an integration's provider. */
const toClientIntegration = <T extends { provider: Provider }>({
  provider: { name, country },
  ...integration
}: T) => ({ ...integration, provider: { name, country } });

/** The clinic's public facts. `answers` are only used in texts. */
export const toClientClinic = ({
  integrations: { form, reviews, chat, map, analytics },
  answers: _inTexts,
  ...facts
}: Clinic) => ({
  ...facts,
  integrations: {
    form: toClientIntegration(form),
    reviews: toClientIntegration(reviews),
    chat: toClientIntegration(chat),
    map: toClientIntegration(map),
    analytics: toClientIntegration(analytics),
  },
});

/** The build passes a `Clinic`, which has these facts and more. */
export type ClientClinic = ReturnType<typeof toClientClinic>;
export type ClientIntegrations = ClientClinic["integrations"];

/** The words of all pages, without those that are modules of their own, or only used by the build. */
export const toClientSite = ({
  chat: _chat,
  form: _form,
  legal: _legal,
  placeholder: _placeholder,
  notFound: { homeButton },
  ...shared
}: Site) => ({ ...shared, notFound: { homeButton } });

export type ClientSite = ReturnType<typeof toClientSite>;
