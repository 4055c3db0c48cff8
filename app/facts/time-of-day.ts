import type { DayHours } from "../schema/clinic.ts";

/** The time of day that a hero shows. "dawn" is the picture itself; the others are its `timesOfDay`. */
export type TimeOfDay = "dawn" | "noon" | "afternoon" | "dusk";

/** When the clinic closes for the day, by weekday, Sunday first as in `getUTCDay`. "" on a closed day. */
export const closingTimes = (hours: readonly DayHours[]): string[] => {
  const times = hours.map(({ open }) => open.at(-1)?.closes ?? "");
  return [...times.slice(-1), ...times.slice(0, -1)];
};

/**
 * The time of day that a hero shows at an hour in Sydney: dawn from 5 am, noon from 10 am, afternoon from 3 pm, and dusk
 * from the evening on. The evening begins when the clinic closes, so that dusk, the picture with a lit lamp, never shows during
 * opening hours; but at six if the clinic closes before five, or isn't open that day.
 *
 * Its text is also in the page's head (app/sections/time-of-day-picture.ts), so it can't use anything from outside.
 * @param sydney a date whose UTC fields are Sydney's time
 */
export function timeOfDayAt(sydney: Date, closes: readonly string[]): TimeOfDay {
  const time = sydney.toISOString().slice(11, 16);
  const closingTime = closes[sydney.getUTCDay()] ?? "";
  if (time < "05:00" || time >= (closingTime >= "17:00" ? closingTime : "18:00")) return "dusk";
  if (time < "10:00") return "dawn";
  return time < "15:00" ? "noon" : "afternoon";
}
