import { expect, test } from "vitest";
import type { DayHours } from "../schema/clinic.ts";
import { openingAt } from "./opening.ts";

const hours: DayHours[] = [
  {
    day: "Monday",
    open: [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:00", closes: "19:00" },
    ],
  },
  { day: "Tuesday", open: [{ opens: "12:30", closes: "18:30" }] },
  { day: "Wednesday", open: [] },
  { day: "Thursday", open: [] },
  { day: "Friday", open: [] },
  { day: "Saturday", open: [{ opens: "08:00", closes: "12:00" }] },
  { day: "Sunday", open: [] },
];
const words = { openUntil: "Open until", opens: "Opens", closedToday: "Closed today" };

// 20 July 2026 is a Monday; in July Sydney is ten hours ahead of UTC, in January eleven.
test.each([
  ["2026-07-19T22:00:00Z", true, "Open until 12:00 pm"],
  ["2026-07-20T02:00:00Z", false, "Opens Monday 1:00 pm"],
  ["2026-07-20T08:59:00Z", true, "Open until 7:00 pm"],
  ["2026-07-20T09:00:00Z", false, "Opens Tuesday 12:30 pm"],
  ["2026-07-21T08:30:00Z", false, "Opens Saturday 8:00 am"],
  ["2026-07-22T02:00:00Z", false, "Closed today"],
  ["2026-07-25T02:00:00Z", false, "Opens Monday 8:00 am"],
  ["2026-01-18T21:00:00Z", true, "Open until 12:00 pm"],
])("at %s the clinic is open: %s, %s", (now, open, text) => {
  expect(openingAt(new Date(now), hours, words)).toEqual({ open, text });
});

test("a clinic without any hours is closed", () => {
  const none = hours.map(({ day }) => ({ day, open: [] }));
  expect(openingAt(new Date("2026-07-20T02:00:00Z"), none, words).text).toBe("Closed today");
});
