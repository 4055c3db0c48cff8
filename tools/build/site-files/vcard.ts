import { phoneLink } from "../../../app/facts/format.ts";
import type { Clinic } from "../../../app/schema/clinic.ts";

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r?\n/g, "\\n");

/** A structured value: parts between semicolons, what is in a part escaped. */
const parts = (...values: string[]): string => values.map(escapeText).join(";");

const country = (code: string): string =>
  new Intl.DisplayNames("en-AU", { type: "region" }).of(code) ?? code;

/** The clinic as a card for an address book: version 3.0, which phones and mail programs all read. */
export function vcard(clinic: Clinic): string {
  const { address, geo } = clinic;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(clinic.name)}`,
    // Required, though a clinic has neither a family name nor a given one.
    "N:;;;;",
    `ORG:${escapeText(clinic.name)}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE:${phoneLink(clinic.phone).replace("tel:", "")}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(clinic.email)}`,
    `ADR;TYPE=WORK:${parts("", address.level, address.street, address.suburb, address.state, address.postcode, country(address.country))}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${clinic.site}/`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
