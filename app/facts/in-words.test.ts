import { expect, test } from "vitest";
import type { DayHours } from "../schema/clinic.ts";
import { DAYS } from "../schema/hours.ts";
import { monogram, openDays } from "./in-words.ts";

const openOn = (...days: string[]): DayHours[] =>
  DAYS.map((day) => ({
    day,
    open: days.includes(day) ? [{ opens: "08:00", closes: "12:00" }] : [],
  }));

test.each([
  [["Monday", "Tuesday", "Wednesday"], "Monday – Wednesday"],
  [["Monday", "Tuesday"], "Monday, Tuesday"],
  [["Monday", "Wednesday", "Thursday"], "Monday, Wednesday, Thursday"],
  [["Sunday"], "Sunday"],
  [[], ""],
])("a clinic open on %j is open %s", (days, text) => {
  expect(openDays(openOn(...days))).toBe(text);
});

test.each([
  ["Dr. Jane Citizen", "JC"],
  ["Jane Citizen", "JC"],
  ["Prof. Dr. Ann Mary Lee", "AML"],
])("the monogram of %s is %s", (name, letters) => {
  expect(monogram(name)).toBe(letters);
});
