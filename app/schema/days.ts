/**
 * The days of the week, Monday first. In its own file, because importing it from a schema would pull zod
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
