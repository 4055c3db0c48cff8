import type { ClientIntegrations } from "../schema/client-content.ts";
import type { Clinic } from "../schema/clinic.ts";
import { analyticsIntegration } from "./analytics/integration.ts";
import { chatIntegration } from "./chat/integration.ts";
import { formIntegration } from "./form/integration.ts";
import type { Integration } from "./integration.ts";
import { mapIntegration } from "./map/integration.ts";
import { reviewsIntegration } from "./reviews/integration.ts";

/** Every integration of the site: a third-party service that shows something in a page, or counts visits. */
export const INTEGRATIONS: readonly Integration[] = [
  formIntegration,
  chatIntegration,
  reviewsIntegration,
  mapIntegration,
  analyticsIntegration,
];

const isShown = ({ name }: Integration, integrations: ClientIntegrations) =>
  name === "analytics" || integrations[name].shown;

/**
 * The clinic as its site shows it: an integration that isn't connected is off. Only the demo shows placeholders. Its
 * address ends in .example, where none can be connected.
 */
export function hideUnconnected(clinic: Clinic): Clinic {
  const integrations = structuredClone(clinic.integrations);
  const isDemo = new URL(clinic.siteUrl).hostname.endsWith(".example");
  for (const { name, isConnected } of INTEGRATIONS)
    if (name !== "analytics") integrations[name].shown &&= isDemo || isConnected(integrations);
  return { ...clinic, integrations };
}

/** The integrations that load from their providers: connected, and shown. */
export const connectedIntegrations = (integrations: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter((one) => isShown(one, integrations) && one.isConnected(integrations));

/** The integrations that show our own placeholder. */
export const placeholderIntegrations = (integrations: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter(
    (one) => isShown(one, integrations) && one.placeholder && !one.isConnected(integrations),
  );

/** The integrations on the site, connected or as placeholders. The privacy policy names who runs each. */
export const integrationsOnSite = (integrations: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter(
    (one) => isShown(one, integrations) && (one.placeholder || one.isConnected(integrations)),
  );
