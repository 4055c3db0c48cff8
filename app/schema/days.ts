/**
 * The days of the week, Monday first. In their own file, because importing them from a schema would pull zod
 * into the browser.
 */
export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
