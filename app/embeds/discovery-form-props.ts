import type { Integrations } from "../schema/clinic.ts";
import type { Site } from "../schema/site.ts";

export type DiscoveryFormProps = {
  form: Integrations["form"];
  words: Site["form"];
  failure: Site["failure"];
  contact: { phone: string; phoneLink: string; email: string };
  /** Loads with the page instead of when the form is nearly in view. */
  eager?: boolean;
};
