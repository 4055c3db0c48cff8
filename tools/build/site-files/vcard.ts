import { telUrl } from "../../../app/facts/links.ts";
import type { Clinic } from "../../../app/schema/clinic.ts";

const escapeText = (text: string): string =>
  text.replace(/[\\;,]/g, (mark) => `\\${mark}`).replace(/\r\n?|\n/g, "\\n");

/** A structured value: escaped parts, separated by semicolons. */
const parts = (...values: string[]): string => values.map(escapeText).join(";");

const country = (code: string): string =>
  new Intl.DisplayNames("en-AU", { type: "region" }).of(code) ?? code;

/** The clinic as a contact card. Version 3.0, because all phones and mail programs can read it. */
export function vcard(clinic: Clinic): string {
  const { address, geo } = clinic;
  const lines = [
    "BEGIN:VCARD",
    "VERSION:3.0",
    `FN:${escapeText(clinic.name)}`,
    // A person's name, required even for a clinic.
    "N:;;;;",
    `ORG:${escapeText(clinic.name)}`,
    "X-ABSHOWAS:COMPANY",
    `TEL;TYPE=WORK,VOICE:${telUrl(clinic.phone).replace("tel:", "")}`,
    `EMAIL;TYPE=INTERNET,WORK:${escapeText(clinic.email)}`,
    `ADR;TYPE=WORK:${parts("", address.level, address.street, address.suburb, address.state, address.postcode, country(address.country))}`,
    `GEO:${geo.latitude};${geo.longitude}`,
    `URL:${clinic.siteUrl}/`,
    "END:VCARD",
  ];
  return lines.map((line) => `${line}\r\n`).join("");
}
