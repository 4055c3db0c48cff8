import { expect, test } from "vitest";
import { clinic } from "../../tests/support/content.ts";
import type { DayHours } from "../schema/clinic.ts";
import { openStatusAt } from "./opening.ts";
import { sydneyDate, sydneyTime } from "./sydney.ts";
import { closingTimes, timeOfDayAt } from "./time-of-day.ts";

const open = (...spans: [string, string][]) => spans.map(([opens, closes]) => ({ opens, closes }));
const hours: DayHours[] = [
  { day: "Monday", open: open(["08:00", "12:00"], ["13:00", "19:00"]) },
  { day: "Tuesday", open: open(["12:30", "17:00"]) },
  { day: "Wednesday", open: open(["12:30", "20:45"]) },
  { day: "Thursday", open: open(["08:00", "16:30"]) },
  { day: "Friday", open: open(["08:00", "18:30"]) },
  { day: "Saturday", open: open(["08:00", "12:00"]) },
  { day: "Sunday", open: [] },
];

const at = (now: string, week = hours) =>
  timeOfDayAt(sydneyDate(Date.parse(now)), closingTimes(week));

// 20 July 2026 is a Monday. In July Sydney is ten hours ahead of UTC, in January eleven.
test.each([
  ["2026-07-19T18:59:00Z", "dusk", "before five"],
  ["2026-07-19T19:00:00Z", "dawn", "from five"],
  ["2026-07-19T23:59:00Z", "dawn", "before ten"],
  ["2026-07-20T00:00:00Z", "noon", "from ten"],
  ["2026-07-20T02:30:00Z", "noon", "at lunch, although it's closed"],
  ["2026-07-20T05:00:00Z", "afternoon", "from three"],
  ["2026-07-20T08:59:00Z", "afternoon", "Monday until it closes at seven"],
  ["2026-07-20T09:00:00Z", "dusk", "Monday once it's closed"],
  ["2026-07-21T07:00:00Z", "dusk", "Tuesday from five"],
  ["2026-07-22T10:44:00Z", "afternoon", "Wednesday until a quarter to nine"],
  [
    "2026-07-23T07:59:00Z",
    "afternoon",
    "Thursday until six, though it's closed since half past four",
  ],
  ["2026-07-23T08:00:00Z", "dusk", "Thursday from six"],
  ["2026-07-25T04:00:00Z", "noon", "Saturday afternoon, though it's closed"],
  ["2026-07-26T08:00:00Z", "dusk", "Sunday from six"],
  ["2026-01-18T18:00:00Z", "dawn", "five o'clock in summer"],
  ["2026-10-03T15:59:00Z", "dusk", "when clocks go forward"],
  ["2026-10-03T18:00:00Z", "dawn", "five o'clock on that morning"],
])("%s: %s, %s", (now, timeOfDay) => {
  expect(at(now)).toBe(timeOfDay);
});

test("the dusk picture never shows while the clinic is open", () => {
  const start = Date.UTC(2026, 0, 1);
  const wrong: string[] = [];
  for (let i = 0; i < 366 * 96; i += 1) {
    const now = start + i * 900_000;
    const { date, day, time } = sydneyTime(now);
    const week = { hours: clinic.hours, closures: [] };
    const isDusk = at(new Date(now).toISOString(), clinic.hours) === "dusk";
    const closed = !openStatusAt({ date, day, time }, week).open;
    if (isDusk ? !closed : closed && time >= "18:00") wrong.push(`${date} ${time}`);
  }
  expect(wrong).toEqual([]);
});
