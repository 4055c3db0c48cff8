import type { Closure, DayHours } from "../schema/clinic.ts";
import { isClosed } from "./closures.ts";
import { daysAfter, type SydneyTime, weekdayOf } from "./sydney.ts";

/** The week's hours, and the days on which they do not hold. */
export type OpeningHours = { hours: readonly DayHours[]; closures: readonly Closure[] };

type Next = { date: string; day: string; ahead: number; opens: string };

/** Open until an hour, or closed: whether for the whole day, and when it opens next, if it ever does. */
export type Opening =
  | { open: true; closes: string }
  | { open: false; allDay: boolean; next?: Next | undefined };

/** A week ahead, a weekday's name no longer tells which one is meant. */
export const WEEK = 7;
/** So far ahead the next opening is looked for: over the longest of holidays. */
const FAR = 400;

/** The hours of a date; none where the clinic is closed. */
export const openingHoursOn = (
  date: string,
  { hours, closures }: OpeningHours,
): DayHours["open"] =>
  isClosed(closures, date) ? [] : (hours.find(({ day }) => day === weekdayOf(date))?.open ?? []);

function nextOpening(today: string, time: string, openingHours: OpeningHours): Next | undefined {
  for (let ahead = 0; ahead <= FAR; ahead += 1) {
    const date = daysAfter(today, ahead);
    const span = openingHoursOn(date, openingHours).find(({ opens }) => ahead > 0 || opens > time);
    if (span) return { date, day: weekdayOf(date), ahead, opens: span.opens };
  }
  return undefined;
}

export function openingAt({ date, time }: SydneyTime, openingHours: OpeningHours): Opening {
  const spans = openingHoursOn(date, openingHours);
  const current = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { open: true, closes: current.closes };
  return { open: false, allDay: spans.length === 0, next: nextOpening(date, time, openingHours) };
}

/** Everything that `openingAt` may find with these times, so that room can be kept for it. */
export function possibleOpenings({ hours, closures }: OpeningHours): Opening[] {
  const shut = (next?: Next): Opening[] => [
    { open: false, allDay: false, next },
    { open: false, allDay: true, next },
  ];
  const inWeek = hours.flatMap(({ day, open }) =>
    open.flatMap(({ opens, closes }): Opening[] => [
      { open: true, closes },
      ...[0, 1].flatMap((ahead) => shut({ date: "", day, ahead, opens })),
    ]),
  );
  const after = closures.flatMap(({ from }) => {
    const next = nextOpening(from, "00:00", { hours, closures });
    return next ? shut({ ...next, ahead: WEEK }) : [];
  });
  return [...shut(), ...inWeek, ...after];
}
