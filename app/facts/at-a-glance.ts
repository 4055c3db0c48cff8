import type { DayHours } from "../schema/clinic.ts";
import type { ClinicFacts } from "../schema/served.ts";
import type { Site } from "../schema/site.ts";
import { phoneLink } from "./in-words.ts";

/** What a first screen says of the clinic in one line, and how it is called. */
export type Glance = {
  words: Site["factsLine"];
  hours: DayHours[];
  suburb: string;
  phone: string;
  phoneLink: string;
};

export const atAGlance = (clinic: ClinicFacts, site: Pick<Site, "factsLine">): Glance => ({
  words: site.factsLine,
  hours: clinic.hours,
  suburb: clinic.suburb,
  phone: clinic.phone,
  phoneLink: phoneLink(clinic.phone),
});
