import type { ServedIntegrations } from "../../schema/served.ts";
import type { Site } from "../../schema/site.ts";

export type DiscoveryFormProps = {
  form: ServedIntegrations["form"];
  words: Site["form"];
  failure: Site["failure"];
  contact: { phone: string; phoneLink: string; email: string };
  /** Loads with the page instead of when the form is nearly in view. */
  eager?: boolean;
};
