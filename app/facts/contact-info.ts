import type { ClientClinic } from "../schema/client-content.ts";
import { telUrl } from "./links.ts";

/** The facts that heroes, the menus and the line to book on service pages share. */
export const contactInfo = (clinic: ClientClinic) => ({
  openingHours: { hours: clinic.hours, closures: clinic.closures },
  phone: clinic.phone,
  phoneUrl: telUrl(clinic.phone),
  bookingUrl: clinic.booking.generalUrl,
});

export type ContactInfo = ReturnType<typeof contactInfo>;
