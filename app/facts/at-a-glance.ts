import type { ClinicFacts } from "../schema/served.ts";
import type { Site } from "../schema/site.ts";
import { phoneLink } from "./in-words.ts";
import type { Times } from "./opening.ts";

/** What a first screen says of the clinic in one line, and where its buttons lead. */
export type Glance = {
  words: Site["factsLine"];
  times: Times;
  suburb: string;
  phone: string;
  phoneLink: string;
  booking: string;
};

export const atAGlance = (clinic: ClinicFacts, site: Pick<Site, "factsLine">): Glance => ({
  words: site.factsLine,
  times: { hours: clinic.hours, closures: clinic.closures },
  suburb: clinic.suburb,
  phone: clinic.phone,
  phoneLink: phoneLink(clinic.phone),
  booking: clinic.booking.general,
});
