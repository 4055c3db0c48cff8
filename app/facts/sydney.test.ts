import { expect, test } from "vitest";
import { addDays, sydneyTime, weekdayOf } from "./sydney.ts";

// Sweden writes dates as we do: "2026-12-24 09:05".
const format = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Australia/Sydney",
  dateStyle: "short",
  timeStyle: "short",
});
const THREE_HOURS_MS = 10_800_000;

test("agrees with the time zone database at every third hour from 2024 to 2041", () => {
  const wrong: string[] = [];
  const end = Date.UTC(2042, 0, 1);
  for (let now = Date.UTC(2024, 0, 1); now < end; now += THREE_HOURS_MS) {
    const { date, time } = sydneyTime(now);
    if (format.format(now) !== `${date} ${time}`) wrong.push(new Date(now).toISOString());
  }
  expect(wrong).toEqual([]);
});

// Clocks go forward on the first Sunday of October and back on the first Sunday of April.
test.each([
  ["2026-10-03T15:59:00Z", { date: "2026-10-04", weekday: "Sunday", time: "01:59" }],
  ["2026-10-03T16:00:00Z", { date: "2026-10-04", weekday: "Sunday", time: "03:00" }],
  ["2027-04-03T15:59:00Z", { date: "2027-04-04", weekday: "Sunday", time: "02:59" }],
  ["2027-04-03T16:00:00Z", { date: "2027-04-04", weekday: "Sunday", time: "02:00" }],
  ["2026-12-31T13:00:00Z", { date: "2027-01-01", weekday: "Friday", time: "00:00" }],
])("%s is %j in Sydney", (now, there) => {
  expect(sydneyTime(Date.parse(now))).toEqual(there);
});

test("days are counted across the ends of months, years and daylight saving", () => {
  expect(addDays("2026-12-24", 21)).toBe("2027-01-14");
  expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
  expect(addDays("2026-10-03", 2)).toBe("2026-10-05");
  expect(weekdayOf("2026-12-24")).toBe("Thursday");
});
