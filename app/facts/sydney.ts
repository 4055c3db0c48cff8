import { DAYS } from "../schema/days.ts";

/** Local time at the clinic: "2026-12-24", "Thursday", "09:05". */
export type SydneyTime = { date: string; day: string; time: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STANDARD = 10 * HOUR;

/** When clocks change: the first Sunday of a month at 2 am standard time. */
function clockChange(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7), 2) - STANDARD;
}

/** The weekday of a date: "2026-12-24" is a Thursday. */
export function weekdayOf(date: string): string {
  // JavaScript's week starts on Sunday, ours on Monday.
  const day = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  if (!day) throw new RangeError(`${date}: expected a date such as 2026-12-24`);
  return day;
}

export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * The date, weekday and time in Sydney. Calculated by hand: on a slow phone, a date format with a time zone
 * takes longer to set up than everything else on the page. Daylight saving runs from the first Sunday of
 * October to the first Sunday of April.
 */
export function sydneyTime(now: number): SydneyTime {
  const year = new Date(now + STANDARD).getUTCFullYear();
  const winter = now >= clockChange(year, 3) && now < clockChange(year, 9);
  const iso = new Date(now + STANDARD + (winter ? 0 : HOUR)).toISOString();
  const date = iso.slice(0, 10);
  return { date, day: weekdayOf(date), time: iso.slice(11, 16) };
}
