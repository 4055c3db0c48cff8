import { expect, test } from "vitest";
import { dayInSydney, futureDates } from "./dates.ts";

// What the build says about them is in content-errors.test.ts.

test("today is the date in Sydney, where a day starts earlier than in UTC", () => {
  expect(dayInSydney(Date.parse("2026-11-30T12:59:00Z"))).toBe("2026-11-30");
  expect(dayInSydney(Date.parse("2026-11-30T13:00:00Z"))).toBe("2026-12-01");
});

test("today and a pending review aren't in the future", () => {
  const fields = { modified: "2026-11-22", reviewed: "pending" };
  expect(futureDates(fields, "2026-11-22")).toEqual([]);
  expect(futureDates(fields, "2026-11-21")).toEqual([
    "modified: found 2026-11-22, expected a day up to today",
  ]);
});
