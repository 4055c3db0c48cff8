import { DAYS } from "../schema/days.ts";

/** What the clock on the clinic's wall says: "2026-12-24", "Thursday", "09:05". */
export type SydneyTime = { date: string; day: string; time: string };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STANDARD = 10 * HOUR;

/** The first Sunday of a month, at 2 am of Sydney's standard time, which is when its clocks change. */
function change(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7), 2) - STANDARD;
}

/** The weekday of a date: "2026-12-24" is a Thursday. */
export function weekdayOf(date: string): string {
  // Their week begins on Sunday, ours on Monday.
  const day = DAYS[(new Date(date).getUTCDay() + 6) % 7];
  if (!day) throw new RangeError(`${date}: expected a date such as 2026-12-24`);
  return day;
}

/** The date so many days after another. */
export const daysAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);

/**
 * The date, weekday and time in Sydney. By hand: a date format with a time zone takes a slow phone longer
 * to set up than all else on the page. Summer time runs from October's first Sunday to April's.
 */
export function sydneyTime(now: number): SydneyTime {
  const year = new Date(now + STANDARD).getUTCFullYear();
  const winter = now >= change(year, 3) && now < change(year, 9);
  const iso = new Date(now + STANDARD + (winter ? 0 : HOUR)).toISOString();
  const date = iso.slice(0, 10);
  return { date, day: weekdayOf(date), time: iso.slice(11, 16) };
}
