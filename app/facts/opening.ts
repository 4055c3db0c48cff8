import type { Closure, DayHours } from "../schema/clinic.ts";
import { isInClosure } from "./closures.ts";
import { addDays, type SydneyTime, weekdayOf } from "./sydney.ts";

/** The regular weekly hours, and the closures that override them. */
export type OpeningHours = { hours: readonly DayHours[]; closures: readonly Closure[] };

type Opening = { date: string; weekday: string; ahead: number; opens: string };

/** Open until a time; or closed, perhaps all day, with the next opening if there is one. */
export type OpeningStatus =
  | { isOpen: true; closes: string }
  | { isOpen: false; allDay: boolean; next?: Opening };

/** From a week ahead, a weekday's name is ambiguous and the date is shown instead. */
export const DAYS_PER_WEEK = 7;
/** How many days ahead to look for the next opening. Longer than any holiday. */
const MAX_DAYS_AHEAD = 400;

/** The hours on a date. Empty when the clinic is closed. */
export const timesOn = (date: string, { hours, closures }: OpeningHours): DayHours["times"] =>
  isInClosure(closures, date)
    ? []
    : (hours.find(({ day }) => day === weekdayOf(date))?.times ?? []);

function nextOpening(today: string, time: string, openingHours: OpeningHours): Opening | undefined {
  for (let ahead = 0; ahead <= MAX_DAYS_AHEAD; ahead += 1) {
    const date = addDays(today, ahead);
    const next = timesOn(date, openingHours).find(({ opens }) => ahead > 0 || opens > time);
    if (next) return { date, weekday: weekdayOf(date), ahead, opens: next.opens };
  }
  return undefined;
}

export function openingStatusAt(now: SydneyTime, openingHours: OpeningHours): OpeningStatus {
  const { date, time } = now;
  const times = timesOn(date, openingHours);
  const current = times.find(({ opens, closes }) => opens <= time && time < closes);
  if (current) return { isOpen: true, closes: current.closes };
  return { isOpen: false, allDay: times.length === 0, next: nextOpening(date, time, openingHours) };
}

/**
 * One example for each text that can be shown, so that space can be reserved for the longest. `ahead` 0
 * gives "today", 1 a weekday and DAYS_PER_WEEK a date. `date` is empty where it isn't shown.
 */
export function possibleStatuses({ hours, closures }: OpeningHours): OpeningStatus[] {
  const shut = (next?: Opening): OpeningStatus[] => [
    { isOpen: false, allDay: false, next },
    { isOpen: false, allDay: true, next },
  ];
  const inWeek = hours.flatMap(({ day, times }) =>
    times.flatMap(({ opens, closes }): OpeningStatus[] => [
      { isOpen: true, closes },
      ...[0, 1].flatMap((ahead) => shut({ date: "", weekday: day, ahead, opens })),
    ]),
  );
  const after = closures.flatMap(({ from }) => {
    const next = nextOpening(from, "00:00", { hours, closures });
    return next ? shut({ ...next, ahead: DAYS_PER_WEEK }) : [];
  });
  return [...shut(), ...inWeek, ...after];
}
