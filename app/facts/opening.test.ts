import { describe, expect, test } from "vitest";
import type { Closure, DayHours } from "../schema/clinic.ts";
import { formatOpeningLong, formatOpeningShort } from "./format-opening.ts";
import { openingStatusAt, possibleStatuses } from "./opening.ts";
import { sydneyTime } from "./sydney.ts";

const hours: DayHours[] = [
  {
    day: "Monday",
    times: [
      { opens: "08:00", closes: "12:00" },
      { opens: "13:00", closes: "19:00" },
    ],
  },
  { day: "Tuesday", times: [{ opens: "12:30", closes: "18:30" }] },
  { day: "Wednesday", times: [] },
  { day: "Thursday", times: [] },
  { day: "Friday", times: [] },
  { day: "Saturday", times: [{ opens: "08:00", closes: "12:00" }] },
  { day: "Sunday", times: [{ opens: "02:30", closes: "04:00" }] },
];
const heroLabels = {
  openUntil: "Open until",
  opens: "Closed now, opens",
  opensToday: "Closed now, opens today",
  closedToday: "Closed today",
};
const tableLabels = {
  openUntil: "Open now, until",
  opens: "Closed, opens",
  today: "today",
  closed: "Closed",
};

const at = (now: string, closures: Closure[] = []) =>
  openingStatusAt(sydneyTime(Date.parse(now)), { hours, closures });

const formatted = (now: string, closures?: Closure[]) => {
  const status = at(now, closures);
  return [formatOpeningShort(status, heroLabels), formatOpeningLong(status, tableLabels)];
};

// 20 July 2026 is a Monday; in July Sydney is ten hours ahead of UTC, in January eleven.
test.each([
  ["2026-07-19T22:00:00Z", "Open until 12:00 pm", "Open now, until 12 pm"],
  ["2026-07-20T02:00:00Z", "Closed now, opens today 1:00 pm", "Closed, opens today 1 pm"],
  ["2026-07-20T08:59:00Z", "Open until 7:00 pm", "Open now, until 7 pm"],
  ["2026-07-20T09:00:00Z", "Closed now, opens Tuesday 12:30 pm", "Closed, opens Tuesday 12:30 pm"],
  ["2026-07-21T08:30:00Z", "Closed now, opens Saturday 8:00 am", "Closed, opens Saturday 8 am"],
  ["2026-07-22T02:00:00Z", "Closed today", "Closed, opens Saturday 8 am"],
  ["2026-01-18T21:00:00Z", "Open until 12:00 pm", "Open now, until 12 pm"],
])("at %s: “%s” and “%s”", (now, inHero, inTable) => {
  expect(formatted(now)).toEqual([inHero, inTable]);
});

test.each([
  // At 2 am on 4 October 2026 clocks go forward to 3 am.
  ["2026-10-03T15:59:00Z", "Closed, opens today 2:30 am"],
  ["2026-10-03T16:00:00Z", "Open now, until 4 am"],
  ["2026-10-03T17:00:00Z", "Closed, opens Monday 8 am"],
  // At 3 am on 4 April 2027 clocks go back to 2 am.
  ["2027-04-03T15:45:00Z", "Open now, until 4 am"],
  ["2027-04-03T16:15:00Z", "Closed, opens today 2:30 am"],
  ["2027-04-03T16:30:00Z", "Open now, until 4 am"],
])("when the clocks change, at %s: “%s”", (now, text) => {
  expect(formatted(now)[1]).toBe(text);
});

describe("around a closure", () => {
  const closures: Closure[] = [
    { from: "2026-12-24", to: "2027-01-03" },
    { from: "2027-01-04", to: "2027-01-04" },
    { from: "2027-01-11", to: "2027-01-11" },
  ];
  test.each([
    // Tuesday 22 December, half past six in the evening.
    ["2026-12-22T07:29:00Z", "Open until 6:30 pm", "Open now, until 6:30 pm"],
    [
      "2026-12-22T07:30:00Z",
      "Closed now, opens 5 January",
      "Closed, opens Tuesday 5 January, 12:30 pm",
    ],
    ["2026-12-28T01:00:00Z", "Closed today", "Closed, opens Tuesday 5 January, 12:30 pm"],
    ["2026-12-29T13:00:00Z", "Closed today", "Closed, opens Tuesday 12:30 pm"],
    ["2027-01-04T12:59:00Z", "Closed today", "Closed, opens Tuesday 12:30 pm"],
    ["2027-01-05T01:30:00Z", "Open until 6:30 pm", "Open now, until 6:30 pm"],
    ["2027-01-11T01:00:00Z", "Closed today", "Closed, opens Tuesday 12:30 pm"],
  ])("at %s: “%s” and “%s”", (now, inHero, inTable) => {
    expect(formatted(now, closures)).toEqual([inHero, inTable]);
  });

  test("possibleStatuses covers every status that is ever shown", () => {
    const every = possibleStatuses({ hours, closures });
    const texts = every.flatMap((one) => [
      formatOpeningShort(one, heroLabels),
      formatOpeningLong(one, tableLabels),
    ]);
    const start = Date.parse("2026-12-01T00:00:00Z");
    for (let hour = 0; hour < 24 * 60; hour += 1)
      expect(texts).toEqual(
        expect.arrayContaining(
          formatted(new Date(start + hour * 3_600_000).toISOString(), closures),
        ),
      );
  });
});

test("a clinic without any hours is closed", () => {
  const never = hours.map(({ day }) => ({ day, times: [] }));
  const status = openingStatusAt(sydneyTime(0), { hours: never, closures: [] });
  expect([formatOpeningShort(status, heroLabels), formatOpeningLong(status, tableLabels)]).toEqual([
    "Closed today",
    "Closed",
  ]);
});
