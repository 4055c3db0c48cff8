import type { ClientClinic } from "../schema/client-content.ts";
import { telUrl } from "./links.ts";
import type { OpeningHours } from "./opening.ts";

/** The facts that heroes, the menus and the line to book on service pages share. */
export type ContactInfo = {
  openingHours: OpeningHours;
  phone: string;
  phoneUrl: string;
  bookingUrl: string;
};

export const contactInfo = (clinic: ClientClinic): ContactInfo => ({
  openingHours: { hours: clinic.hours, closures: clinic.closures },
  phone: clinic.phone,
  phoneUrl: telUrl(clinic.phone),
  bookingUrl: clinic.booking.generalUrl,
});
