import { DAYS } from "../lib/calendar.ts";

/** Local time at the clinic: "2026-12-24", "Thursday", "09:05". */
export type SydneyTime = { date: string; weekday: string; time: string };

const DAY_MS = 86_400_000;

/** The weekday of a date: "2026-12-24" is a Thursday. */
export function weekdayOf(date: string): string {
  // JavaScript's week starts on Sunday, ours on Monday.
  const day = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  if (!day) throw new RangeError(`${date}: expected a date such as 2026-12-24`);
  return day;
}

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * A date whose UTC fields are Sydney's time. Calculated by hand: on a slow phone, a date format with a time
 * zone takes longer to set up than everything else on the page. Daylight saving runs from the first Sunday of
 * October to the first Sunday of April, and clocks change at 2 am standard time.
 */
function sydneyDate(now: number): Date {
  const hour = 3_600_000;
  const standard = new Date(now + 10 * hour);
  const clockChange = (month: number) => {
    const first = new Date(Date.UTC(standard.getUTCFullYear(), month, 1));
    return first.setUTCDate(1 + ((7 - first.getUTCDay()) % 7)) + 2 * hour;
  };
  const winter = +standard >= clockChange(3) && +standard < clockChange(9);
  return winter ? standard : new Date(+standard + hour);
}

/** The date, weekday and time in Sydney. */
export function sydneyTime(now: number): SydneyTime {
  const iso = sydneyDate(now).toISOString();
  const date = iso.slice(0, 10);
  return { date, weekday: weekdayOf(date), time: iso.slice(11, 16) };
}
