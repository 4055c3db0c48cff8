import { z } from "zod";
import { day, list, object, text } from "./fields.ts";

export const DAYS = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const time = z.string({ error: "a time written 08:00" }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: "a time written 08:00",
  abort: true,
});

const openHours = object({ opens: time, closes: time }).refine(
  ({ opens, closes }) => opens < closes,
  {
    error: "a closing time after the opening time",
  },
);

/** One row of the week; more than one span where the clinic closes for lunch, none where it is closed. */
const dayHours = object({
  day: z.enum(DAYS, { error: "a day of the week, as Monday" }),
  open: z
    .array(openHours, { error: "a list of opens and closes, [] where closed" })
    .meta({ title: "Times", description: "None on a day that is closed." }),
}).refine(
  ({ open }) => open.every((span, i) => i === 0 || (open[i - 1]?.closes ?? "") <= span.opens),
  {
    error: "opening hours that follow each other without overlapping",
    path: ["open"],
  },
);

export const week = z
  .array(dayHours, { error: "the seven days" })
  .length(DAYS.length, { error: "each day once, Monday to Sunday" })
  .refine((days) => days.every(({ day }, i) => day === DAYS[i]), {
    error: "each day once, Monday to Sunday",
  })
  .meta({
    title: "Opening hours",
    description:
      "In 24-hour time. A day with a lunch break has two entries; a day without any is closed.",
  });

/** Days on which the clinic is closed although the week says otherwise, the first and the last included. */
const closure = object({
  from: day.meta({ title: "First day closed" }),
  to: day.meta({
    title: "Last day closed",
    description: "The first day again, where it is one day only.",
  }),
  note: text(120).optional().meta({
    description: "Why, or who helps meanwhile. May be left empty.",
  }),
}).refine(({ from, to }) => from <= to, {
  error: "a last day that is not before the first",
  path: ["to"],
});

const OVERLAP = "closures that share no day";

export const closures = list(closure, 0, 20)
  .refine(
    (all) =>
      all.every((one, i) =>
        all.slice(i + 1).every((other) => one.to < other.from || other.to < one.from),
      ),
    { error: OVERLAP },
  )
  .meta({
    one: "Closure",
    description:
      "Holidays and other days off. The site tells of each from three weeks before and forgets it the day after, by itself.",
  });
