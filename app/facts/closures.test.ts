import { expect, test } from "vitest";
import { closures as schema } from "../schema/hours.ts";
import { formatClosure, isAnnounced, isInClosure, upcomingClosures } from "./closures.ts";

const christmas = { from: "2026-12-24", to: "2027-01-04" };
const australia = { from: "2027-01-26", to: "2027-01-26" };

test.each([
  ["2026-12-02", false],
  ["2026-12-03", true],
  ["2026-12-24", true],
  ["2027-01-04", true],
  ["2027-01-05", false],
])("on %s the Christmas break is announced: %s", (date, announced) => {
  expect(isAnnounced(christmas, date)).toBe(announced);
});

test("the first and last day are closed, the days before and after are open", () => {
  const days = ["2026-12-23", "2026-12-24", "2027-01-04", "2027-01-05"];
  expect(days.map((date) => isInClosure([christmas], date))).toEqual([false, true, true, false]);
});

test("past closures are left out and the next one comes first", () => {
  expect(upcomingClosures([australia, christmas], "2027-01-04")).toEqual([christmas, australia]);
  expect(upcomingClosures([australia, christmas], "2027-01-05")).toEqual([australia]);
});

test("a closure is written with its weekdays and its year", () => {
  const labels = { fromLabel: "Closed from", toLabel: "to", onLabel: "Closed on" };
  expect(formatClosure(christmas, labels)).toBe(
    "Closed from Thursday 24 December to Monday 4 January 2027",
  );
  expect(formatClosure(australia, labels)).toBe("Closed on Tuesday 26 January 2027");
});

test("two closures that share a day are refused, in any order", () => {
  const problem = (...all: unknown[]) => schema.safeParse(all).error?.issues.map((i) => i.message);
  expect(problem(australia, christmas)).toBeUndefined();
  for (const other of [
    { from: "2027-01-04", to: "2027-01-09" },
    { from: "2026-12-28", to: "2026-12-28" },
  ])
    expect(problem(christmas, other)).toEqual(["closures that share no day"]);
});
