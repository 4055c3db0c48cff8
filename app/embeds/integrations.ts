import type { ClientIntegrations } from "../schema/client-content.ts";
import { analytics } from "./analytics/integration.ts";
import { chat } from "./chat/integration.ts";
import { form } from "./form/integration.ts";
import type { Integration } from "./integration.ts";
import { map } from "./map/integration.ts";
import { reviews } from "./reviews/integration.ts";

/** Every outside service of the site; a new one is a folder and its line here. */
export const INTEGRATIONS: readonly Integration[] = [form, chat, reviews, map, analytics];

const isShown = (one: Integration, facts: ClientIntegrations) => one.isShown?.(facts) ?? true;

/** The services that load from their vendors: connected, and shown. */
export const liveIntegrations = (facts: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter((one) => isShown(one, facts) && one.isLive(facts));

/** The services in whose place a preview of our own stands. */
export const previewedIntegrations = (facts: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter((one) => isShown(one, facts) && one.preview && !one.isLive(facts));

/** The services that a visitor meets, connected or as a preview: who runs them is told. */
export const metIntegrations = (facts: ClientIntegrations): Integration[] =>
  INTEGRATIONS.filter((one) => isShown(one, facts) && (one.preview || one.isLive(facts)));
