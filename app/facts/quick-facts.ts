import type { ClientClinic } from "../schema/client-content.ts";
import type { Site } from "../schema/site.ts";
import { phoneUrl } from "./format.ts";
import type { OpeningHours } from "./opening.ts";

/** The facts that heroes, the menus and the line to book on service pages share. */
export type QuickFacts = {
  factsLine: Site["factsLine"];
  openingHours: OpeningHours;
  phone: string;
  phoneHref: string;
  bookingHref: string;
};

export const quickFacts = (clinic: ClientClinic, site: Pick<Site, "factsLine">): QuickFacts => ({
  factsLine: site.factsLine,
  openingHours: { hours: clinic.hours, closures: clinic.closures },
  phone: clinic.phone,
  phoneHref: phoneUrl(clinic.phone),
  bookingHref: clinic.booking.general,
});
