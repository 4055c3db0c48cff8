import { expect, test } from "vitest";
import { loadClinic } from "../../tools/content/facts/load-clinic.ts";
import { DAYS } from "../lib/calendar.ts";
import type { DayHours } from "../schema/clinic.ts";
import { accessSentence, formatOpenDays, initials } from "./format.ts";
import { directionsUrl } from "./links.ts";

const openOn = (...days: string[]): DayHours[] =>
  DAYS.map((day) => ({
    day,
    times: days.includes(day) ? [{ opens: "08:00", closes: "12:00" }] : [],
  }));

test.each([
  [["Monday", "Tuesday", "Wednesday"], "Monday to Wednesday"],
  [["Monday", "Tuesday"], "Monday, Tuesday"],
  [["Monday", "Wednesday", "Thursday"], "Monday, Wednesday, Thursday"],
  [["Sunday"], "Sunday"],
  [[], ""],
])("a clinic open on %j is open %s", (days, text) => {
  expect(formatOpenDays(openOn(...days))).toBe(text);
});

test("initials are two at most, without the title", () => {
  expect(initials("Dr. Jane Mary Citizen")).toBe("JC");
  expect(initials("Jane")).toBe("J");
});

const clinic = await loadClinic();
const { level, street, suburb } = clinic.address;

test("directions lead to the clinic's address", () => {
  const destination = new URL(directionsUrl(clinic)).searchParams.get("destination");
  expect(destination).toContain(`${level}, ${street}, ${suburb}`);
});

type Access = Pick<typeof clinic, "lift" | "stepCount">;

test.each<[Access, string]>([
  [{ lift: undefined, stepCount: undefined }, clinic.access],
  [{ lift: "yes", stepCount: undefined }, clinic.access],
  [{ lift: undefined, stepCount: 4 }, clinic.access],
  [{ lift: "yes", stepCount: 0 }, `There’s a lift to ${level}.`],
  [{ lift: "yes", stepCount: 1 }, `There’s a lift to ${level}, with 1 step on the way to it.`],
  [{ lift: "no", stepCount: 0 }, "There are no steps on the way in."],
  [
    { lift: "no", stepCount: 24 },
    `It’s 24 steps up to ${level} and there’s no lift, so call first if stairs are hard for you.`,
  ],
])("access with %j", (facts, sentence) => {
  expect(accessSentence({ ...clinic, ...facts })).toBe(sentence);
});
