import type { Clinic, DayHours } from "../schema/clinic.ts";
import type { ClinicFacts } from "../schema/served.ts";
import { nonBreaking } from "../ui/non-breaking.ts";
import { serviceFacts } from "./service-facts.ts";

// How the facts read in a sentence or a link. Small and pure: this reaches the browser.

/** A number as a link dials it: "(02) 5550 0142" is "tel:+61255500142". 1300 and 1800 have no prefix to add. */
export function phoneLink(phone: string): string {
  const digits = phone.replace(/\D/g, "");
  return digits.startsWith("0") ? `tel:+61${digits.slice(1)}` : `tel:${digits}`;
}

/** A helpline is dialled as it is written: it has no area code. */
export const helplineLink = (number: string): string => `tel:${number.replace(/\D/g, "")}`;

export const mailLink = (email: string): string => `mailto:${email}`;

/** The address in the two lines of an envelope. */
export const addressLines = ({ address }: ClinicFacts): [string, string] => [
  `${address.level}, ${address.street}`,
  `${address.suburb} ${address.state} ${address.postcode}`,
];

export const oneLineAddress = (clinic: ClinicFacts): string => addressLines(clinic).join(", ");

/** "08:00" as "8:00 am". */
export function clockTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "am" : "pm";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

/** "08:00" as "8 am", "12:30" as "12:30 pm": shorter, in a sentence. */
export const shortTime = (time: string): string => clockTime(time).replace(":00", "");

/** The opening times of a day in words, such as "8:00 am – 7:00 pm"; none where the clinic is closed. */
export const openingTimes = (spans: DayHours["open"]): string[] =>
  spans.map(({ opens, closes }) => `${clockTime(opens)} – ${clockTime(closes)}`);

/** The days with opening hours: "Monday – Saturday", or each by name where one between is closed. */
export function openDays(week: readonly DayHours[]): string {
  const open = week.flatMap((row, at) => (row.open.length > 0 ? [{ day: row.day, at }] : []));
  const [first, last] = [open.at(0), open.at(-1)];
  const inARow = first && last && open.length > 2 && last.at - first.at === open.length - 1;
  return inARow ? `${first.day} – ${last.day}` : open.map(({ day }) => day).join(", ");
}

/** The letters of a name without its title: "Dr. Jane Citizen" is "JC". */
export const monogram = (name: string): string =>
  name
    .split(" ")
    .filter((part) => !part.endsWith("."))
    .map((part) => part.charAt(0))
    .join("");

const destination = (clinic: ClinicFacts) =>
  encodeURIComponent(`${clinic.name}, ${oneLineAddress(clinic)}`);

/** The way to the clinic, from wherever the visitor is. */
export const directionsLink = (clinic: ClinicFacts): string =>
  `https://www.google.com/maps/dir/?api=1&destination=${destination(clinic)}`;

/** The clinic on a map. */
export const placeLink = (clinic: ClinicFacts): string =>
  `https://www.google.com/maps/search/?api=1&query=${destination(clinic)}`;

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "2027-01-05" as "5 January". By hand: this is asked for in the browser, where a date format is slow to set up. */
export const dayAndMonth = (date: string): string =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;

/** The clinic as a card for an address book; the end of the build makes the file. */
export const CONTACT_CARD = "/clinic.vcf";

/** Her name with her profession, which no line break parts from it. */
export const signedName = ({ practitioner }: ClinicFacts): string =>
  `${practitioner.name}\u00a0(${practitioner.title})`;

/** When a line is answered, as it follows its number: " (Monday to Friday)"; nothing for day and night. */
const answered = (hours: string | undefined) => (hours ? ` (${hours})` : "");

/** "Triple Zero (000)", as Australians say the number. */
export const emergencyName = ({ name, number }: Clinic["helplines"]["emergency"]): string =>
  `${name} (${number})`;

/** Each helpline with its name and hours as a sentence has them, its number alone, and its hours alone. */
function helplineFacts({ emergency, ...lines }: Clinic["helplines"]): Record<string, string> {
  const named = Object.entries(lines).flatMap(([key, { name, number, hours }]) => [
    [key, `${name} on ${nonBreaking(number)}${answered(hours)}`],
    [`${key}Number`, nonBreaking(number)],
    ...(hours ? [[`${key}Hours`, hours]] : []),
  ]);
  return {
    emergency: emergencyName(emergency),
    emergencyNumber: emergency.number,
    healthSite: new URL(lines.medicare.site).host.replace(/^www\./, ""),
    ...Object.fromEntries(named),
  };
}

/** The way in as one sentence: with the lift and the steps once both are known, or what the clinic says until then. */
export function accessSentence({ lift, steps, access, address: { level } }: ClinicFacts): string {
  if (lift === undefined || steps === undefined) return access;
  if (steps === 0)
    return lift === "yes" ? `There’s a lift to ${level}.` : "There are no steps on the way in.";
  const count = steps === 1 ? "1 step" : `${steps} steps`;
  return lift === "yes"
    ? `There’s a lift to ${level}, with ${count} on the way to it.`
    : `It’s ${count} up to ${level} and there’s no lift, so call first if stairs are hard for you.`;
}

/** How long she has been registered, once the year is known. */
const experienceSentence = ({ practitioner: { title, since } }: ClinicFacts): string => {
  const registered = `a registered ${title.toLowerCase()}`;
  return since ? `I’ve been ${registered} since ${since}.` : `I’m ${registered}.`;
};

/** Where patient records are kept, once that is known. */
const recordsSentence = ({ records }: ClinicFacts): string =>
  records
    ? `Your clinic records are kept ${records}.`
    : "To find out where your clinic records are kept, please ask us.";

/** The facts that content may name in braces, such as `{phone}`. */
export const facts = (clinic: Clinic): Record<string, string> => ({
  clinic: clinic.name,
  short: clinic.shortName,
  name: clinic.practitioner.calledBy,
  practitioner: signedName(clinic),
  phone: clinic.phone,
  email: clinic.email,
  suburb: clinic.suburb,
  region: clinic.region,
  street: clinic.address.street.replace(/^\d+\S*\s/, ""),
  parking: clinic.parking,
  transport: clinic.transport,
  access: accessSentence(clinic),
  experience: experienceSentence(clinic),
  recordsKept: recordsSentence(clinic),
  firstVisit: clinic.visits.first,
  laterVisit: clinic.visits.later,
  ...helplineFacts(clinic.helplines),
  ...serviceFacts(clinic.integrations),
});

/** The helplines for a text in Markdown: each can be tapped to call. */
export function helplineTextFacts({ helplines }: ClinicFacts): Record<string, string> {
  const { emergency, ...lines } = helplines;
  const named = Object.entries(lines).map(([key, { name, number, hours }]) => [
    key,
    `[${name} on ${nonBreaking(number)}](${helplineLink(number)})${answered(hours)}`,
  ]);
  return {
    emergency: `[${emergencyName(emergency)}](${helplineLink(emergency.number)})`,
    ...Object.fromEntries(named),
  };
}

/** Each number that a text may name, with the link that dials it. */
export function dialledNumbers({ helplines, phone }: ClinicFacts) {
  const all = Object.values(helplines).map(({ number }) => ({ number, to: helplineLink(number) }));
  const { emergency } = helplines;
  return [
    // First with its name, which is part of the link wherever a text says both.
    { number: emergencyName(emergency), to: helplineLink(emergency.number) },
    ...all,
    { number: phone, to: phoneLink(phone) },
  ];
}
