import type { ClientClinic } from "../../schema/client-content.ts";
import type { Site } from "../../schema/site.ts";

export type DiscoveryFormProps = {
  clinic: ClientClinic;
  labels: Site["form"];
  /** A heading above the form. */
  title?: string;
  /** Loads with the page instead of when the form is nearly in view. */
  eager?: boolean;
};
