import type { ClientClinic } from "../schema/client-content.ts";
import { emergencyName, oneLineAddress } from "./format.ts";

/** The link for a phone number: "(02) 5550 0142" gives "tel:+61255500142". 1300 and 1800 numbers take no prefix. */
export function telUrl(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("0") ? `tel:+61${digits.slice(1)}` : `tel:${digits}`;
}

/** Helpline numbers have no area code, so they are dialled as written. */
export const helplineUrl = (number: string): string => `tel:${number.replace(/\D/g, "")}`;

export const mailtoUrl = (email: string): string => `mailto:${email}`;

const destination = (clinic: ClientClinic) =>
  encodeURIComponent(`${clinic.name}, ${oneLineAddress(clinic)}`);

/** Directions to the clinic from wherever the visitor is. */
export const directionsUrl = (clinic: ClientClinic): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${destination(clinic)}`;

/** The clinic on a map. */
export const placeUrl = (clinic: ClientClinic): string =>
  `https://www.google.com/maps/search/?api=1&query=${destination(clinic)}`;

/** The clinic's contact card (vCard). The build writes the file. */
export const VCARD_PATH = "/clinic.vcf";

/** Every phone number a text may mention, with the link that dials it. */
export function listPhoneNumbers({ helplines, phone }: ClientClinic) {
  const all = Object.values(helplines).map(({ number }) => ({ number, to: helplineUrl(number) }));
  const { emergency } = helplines;
  return [
    // The emergency number with its name comes first, so that "Triple Zero (000)" becomes one link.
    { number: emergencyName(emergency), to: helplineUrl(emergency.number) },
    ...all,
    { number: phone, to: telUrl(phone) },
  ];
}
