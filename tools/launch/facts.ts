import { accessSentence, formatTimes, oneLineAddress } from "../../app/facts/format.ts";
import type { Clinic } from "../../app/schema/clinic.ts";
import type { LegalText } from "../../app/schema/legal.ts";
import { DEFAULT_CLINIC_FILE, otherClinicFile } from "../content/facts/clinic-file.ts";

/** The file with the clinic's facts, as the report shows it. */
export const FACTS_FILE = otherClinicFile() ?? DEFAULT_CLINIC_FILE;

/** A fact that only the owner can confirm. The report lists it until she has. */
export type FactToConfirm = { file: string; field: string; value: string; question: string };

const week = (clinic: Clinic): string =>
  clinic.hours
    .map(({ day, times }) => `${day} ${formatTimes(times).join(" and ") || "closed"}`)
    .join(", ");

type ClinicFact = [field: string, value: (clinic: Clinic) => string | undefined, question: string];

const ANSWERS: [name: keyof Clinic["answers"], question: string][] = [
  ["newPatients", "Is this true today?"],
  ["ringBack", "Do you ring people back this soon?"],
  ["payment", "Is this how people can pay?"],
  ["medicarePlans", "Can you bill Medicare under these plans, and do you?"],
  ["cancelling", "Is this what you ask for?"],
  ["facilities", "Does your clinic have all of it?"],
  ["olderPatients", "Is this how you work?"],
  ["afterAdjustment", "Is this what you tell people?"],
];

/** Facts that look plausible even if they're still the demo's, so only the owner can tell. */
const CLINIC_FACTS: ClinicFact[] = [
  ["practitioner.profession", (clinic) => clinic.practitioner.profession, "Is it your profession?"],
  ["practitioner.firstName", (clinic) => clinic.practitioner.firstName, "Do people call you this?"],
  ["suburb", (clinic) => clinic.suburb, "Is your clinic here?"],
  ["region", (clinic) => clinic.region, "Do people call your area this?"],
  ["address", oneLineAddress, "Is every part right: the level, the suburb, the postcode?"],
  [
    "registration.association",
    (clinic) => clinic.registration.association,
    "Are you a member, and is your membership current?",
  ],
  [
    "registration.insurance",
    (clinic) => clinic.registration.insurance,
    "Is your policy current, and may you advertise it?",
  ],
  ["hours", week, "Are these your hours?"],
  ["hoursNote", (clinic) => clinic.hoursNote, "Is this true of your hours?"],
  [
    "lastAppointment",
    (clinic) => clinic.lastAppointment,
    "Is this when the last appointment starts?",
  ],
  ...ANSWERS.map(
    ([name, question]): ClinicFact => [`answers.${name}`, ({ answers }) => answers[name], question],
  ),
  ["lift and stepCount", accessSentence, "Is this the way in?"],
  ["parking", (clinic) => clinic.parking, "Is this how people park at your clinic?"],
  ["transport", (clinic) => clinic.transport, "Is this how people reach you without a car?"],
  ["priceRange", (clinic) => clinic.priceRange, "Search engines show it. Does it fit your fees?"],
  ["areaServed", (clinic) => clinic.areaServed.join(", "), "Do people come to you from here?"],
  [
    "integrations.booking.provider",
    ({ integrations: { booking } }) => `${booking.provider.name}, ${booking.provider.country}`,
    "Is this your booking system, and does it keep its records there?",
  ],
];

export const clinicFacts = (clinic: Clinic): FactToConfirm[] =>
  CLINIC_FACTS.flatMap(([field, value, question]) => {
    const found = value(clinic);
    return found === undefined ? [] : [{ file: FACTS_FILE, field, value: found, question }];
  });

/** The date from which each legal page applies, which whoever checks the page sets. */
export const legalFacts = (
  legal: readonly { file: string; fields: LegalText }[],
): FactToConfirm[] =>
  legal.map(({ file, fields }) => ({
    file,
    field: "effective",
    value: fields.effective,
    question: "Have you had this page checked, and does it hold from then?",
  }));
