import type { ClientIntegrations } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";

export type DiscoveryFormProps = {
  form: ClientIntegrations["form"];
  words: Site["form"];
  contact: { phone: string; phoneHref: string; email: string };
  /** Loads with the page instead of when the form is nearly in view. */
  eager?: boolean;
};
