/** The days of the week, Monday first. In a separate file, so that importing them doesn't pull zod into the browser. */
export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
