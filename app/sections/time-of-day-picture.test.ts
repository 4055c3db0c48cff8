import { expect, test } from "vitest";
import { clinic, home } from "../../tests/support/content.ts";
import { timeOfDayScript } from "./time-of-day-picture.ts";

const { picture } = home.hero;

test("the script in the head is less than 2.5 KB", () => {
  const script = timeOfDayScript(picture, clinic.hours) ?? "";
  expect(() => new Function(script)).not.toThrow();
  expect(script.length).toBeLessThan(2560);
});

test("a hero with one picture needs no script", () => {
  expect(timeOfDayScript({ ...picture, timesOfDay: undefined }, clinic.hours)).toBeUndefined();
});
