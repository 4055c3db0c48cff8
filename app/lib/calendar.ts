/** The days of the week, Monday first. */
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
