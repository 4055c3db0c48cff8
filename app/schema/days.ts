/** The days of the week, in the order of the opening hours. A file of its own, so that no validator reaches the browser. */
export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
