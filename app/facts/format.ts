import { MONTHS } from "../lib/calendar.ts";
import type { ClientClinic } from "../schema/client-content.ts";
import type { Clinic, DayHours } from "../schema/clinic.ts";

// Formats the clinic's facts for sentences. Keep it small and pure: it runs in the browser.

/** The address in two lines, as on an envelope. */
export const addressLines = ({ address }: ClientClinic): [string, string] => [
  `${address.level}, ${address.street}`,
  `${address.suburb} ${address.state} ${address.postcode}`,
];

export const oneLineAddress = (clinic: ClientClinic): string => addressLines(clinic).join(", ");

/** "08:00" as "8:00 am". */
export function formatTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const half = hours < 12 ? "am" : "pm";
  return `${hours % 12 || 12}:${String(minutes).padStart(2, "0")} ${half}`;
}

/** Shorter, for a sentence: "08:00" as "8 am", "12:30" as "12:30 pm". */
export const formatShortTime = (time: string): string => formatTime(time).replace(":00", "");

/** With a word instead of a dash, which screen readers skip or read as "minus". */
export const formatRange = (from: string | number, to: string | number): string =>
  `${from} to ${to}`;

/** A day's opening times, such as "8:00 am to 7:00 pm". Empty when the clinic is closed. */
export const formatTimes = (times: DayHours["times"]): string[] =>
  times.map(({ opens, closes }) => formatRange(formatTime(opens), formatTime(closes)));

/** The open days: "Monday to Saturday", or each by name if a day in between is closed. */
export function formatOpenDays(week: readonly DayHours[]): string {
  const open = week.flatMap((row, at) => (row.times.length > 0 ? [{ day: row.day, at }] : []));
  const [first, last] = [open.at(0), open.at(-1)];
  const inARow = first && last && open.length > 2 && last.at - first.at === open.length - 1;
  return inARow ? formatRange(first.day, last.day) : open.map(({ day }) => day).join(", ");
}

/** "2027-01-05" as "5 January". Formatted by hand because Intl.DateTimeFormat is slow to set up in the browser. */
export const formatDayAndMonth = (date: string): string =>
  `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;

/**
 * The practitioner's name and profession: "Dr. Jane Citizen (Chiropractor)". On pages, "Dr." stays with the first name,
 * and the profession with the last.
 */
export const nameWithProfession = (
  { practitioner: { name, profession } }: ClientClinic,
  space = "\u00a0",
): string => `${name.replace(/^(Dr\.?) /, `$1${space}`)}${space}(${profession})`;

/** The first and last initial of a name without its title: "Dr. Jane Mary Citizen" gives "JC". */
export const initials = (name: string): string =>
  name
    .split(" ")
    .filter((part) => !/^Dr\.?$/.test(part))
    .filter((_, i, parts) => i === 0 || i === parts.length - 1)
    .map((part) => part.charAt(0))
    .join("");

/** "Triple Zero (000)", as Australians say the number, on one line. */
export const emergencyName = ({ name, number }: Clinic["helplines"]["emergency"]): string =>
  `${name} (${number})`.replaceAll(" ", "\u00a0");

/** How to get into the clinic, in one sentence. Until `lift` and `stepCount` are known, the clinic's own text. */
export function accessSentence({
  lift,
  stepCount,
  access,
  address: { level },
}: ClientClinic): string {
  if (lift === undefined || stepCount === undefined) return access;
  if (stepCount === 0)
    return lift === "yes" ? `There’s a lift to ${level}.` : "There are no steps on the way in.";
  const count = stepCount === 1 ? "1 step" : `${stepCount} steps`;
  return lift === "yes"
    ? `There’s a lift to ${level}, with ${count} on the way to it.`
    : `It’s ${count} up to ${level} and there’s no lift, so call first if stairs are hard for you.`;
}
