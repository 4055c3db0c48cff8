import type { Closure, DayHours } from "../schema/clinic.ts";
import { isClosed } from "./closures.ts";
import { addDays, type SydneyTime, weekdayOf } from "./sydney.ts";

/** The regular weekly hours, and the closures that override them. */
export type OpeningHours = { hours: readonly DayHours[]; closures: readonly Closure[] };

type Next = { date: string; day: string; ahead: number; opens: string };

/** Open until a time; or closed, perhaps all day, with the next opening if there is one. */
export type OpenStatus =
  | { isOpen: true; closes: string }
  | { isOpen: false; allDay: boolean; next?: Next };

/** From a week ahead, a weekday's name is ambiguous and the date is shown instead. */
export const WEEK = 7;
/** How many days ahead to look for the next opening. Longer than any holiday. */
const MAX_DAYS_AHEAD = 400;

/** The hours on a date. Empty when the clinic is closed. */
export const spansOn = (date: string, { hours, closures }: OpeningHours): DayHours["open"] =>
  isClosed(closures, date) ? [] : (hours.find(({ day }) => day === weekdayOf(date))?.open ?? []);

function nextOpening(today: string, time: string, openingHours: OpeningHours): Next | undefined {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const span = spansOn(date, openingHours).find(({ opens }) => ahead > 0 || opens > time);
    if (span) return { date, day: weekdayOf(date), ahead, opens: span.opens };
  }
  return undefined;
}

export function openStatusAt({ date, time }: SydneyTime, openingHours: OpeningHours): OpenStatus {
  const spans = spansOn(date, openingHours);
  const current = spans.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes };
  return { isOpen: false, allDay: spans.length === 0, next: nextOpening(date, time, openingHours) };
}

/**
 * One example for each text that can be shown, so that space can be reserved for the longest. `ahead` 0
 * gives "today", 1 a weekday and WEEK a date. `date` is empty where it isn't shown.
 */
export function possibleStatuses({ hours, closures }: OpeningHours): OpenStatus[] {
  const shut = (next?: Next): OpenStatus[] => [
    { isOpen: false, allDay: false, next },
    { isOpen: false, allDay: true, next },
  ];
  const inWeek = hours.flatMap(({ day, open }) =>
    open.flatMap(({ opens, closes }): OpenStatus[] => [
      { isOpen: true, closes },
      ...[0, 1].flatMap((ahead) => shut({ date: "", day, ahead, opens })),
    ]),
  );
  const after = closures.flatMap(({ from }) => {
    const next = nextOpening(from, "00:00", { hours, closures });
    return next ? shut({ ...next, ahead: WEEK }) : [];
  });
  return [...shut(), ...inWeek, ...after];
}
