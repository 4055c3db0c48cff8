import { z } from "zod";
import { DAYS } from "../lib/calendar.ts";
import { isoDate, list, matching, object, text } from "./fields.ts";

const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/, "a time written 08:00");

const openingTimes = object({ opens: time, closes: time }).refine(
  ({ opens, closes }) => opens < closes,
  { error: "a closing time after the opening time" },
);

/** One day: two entries of `times` with a lunch break, none on a closed day. */
const dayHours = object({
  day: z.enum(DAYS, { error: "a day of the week, such as Monday" }),
  times: z
    .array(openingTimes, { error: "a list of opens and closes, [] where closed" })
    .meta({ title: "Times", description: "Leave this empty on a closed day." }),
}).refine(
  ({ times }) => times.every(({ opens }, i) => i === 0 || (times[i - 1]?.closes ?? "") <= opens),
  { error: "opening hours in order, without an overlap", path: ["times"] },
);

const EXPECTED_EACH_DAY = "each day once, Monday to Sunday";

export const week = z
  .array(dayHours, { error: "the seven days" })
  .length(DAYS.length, { error: EXPECTED_EACH_DAY })
  .refine((days) => days.every(({ day }, i) => day === DAYS[i]), { error: EXPECTED_EACH_DAY })
  .meta({
    title: "Opening hours",
    description:
      "In 24-hour time. A day with a lunch break has two entries, and a closed day has none. Change them in your Google Business Profile too.",
  });

const LONGEST_CLOSURE_MS = 366 * 24 * 60 * 60 * 1000;

/** Days when the clinic is closed despite its weekly hours. Both `from` and `to` are closed. */
const closure = object({
  from: isoDate.meta({ title: "First day closed" }),
  to: isoDate.meta({
    title: "Last day closed",
    description: "For one day only, choose the first day again.",
  }),
  note: text(120).optional().meta({
    description: "Why, or who to call meanwhile. You can leave it empty.",
  }),
})
  .refine(({ from, to }) => from <= to, {
    error: "a last day that is on or after the first",
    path: ["to"],
    abort: true,
  })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= LONGEST_CLOSURE_MS, {
    error: "a last day within a year of the first: look at its year",
    path: ["to"],
  });

export const closures = list(closure, 0, 20)
  .refine(
    (all) =>
      all.every((one, i) =>
        all.slice(i + 1).every((other) => one.to < other.from || other.to < one.from),
      ),
    { error: "closures that share no day" },
  )
  .meta({
    singular: "Closure",
    description:
      "Holidays and other days off. Add them as early as you like: the site shows each one from three weeks before and removes it the day after.",
  });
