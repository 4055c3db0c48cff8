import { expect, test } from "vitest";
import { sydneyWeekday } from "./sydney-weekday.ts";

const format = new Intl.DateTimeFormat("en-AU", { weekday: "long", timeZone: "Australia/Sydney" });
const HALF_HOUR = 1_800_000;

test("agrees with the time zone database at every half hour of ten years", () => {
  const wrong: string[] = [];
  const end = Date.UTC(2034, 0, 1);
  for (let now = Date.UTC(2024, 0, 1); now < end; now += HALF_HOUR) {
    if (sydneyWeekday(now) !== format.format(now)) wrong.push(new Date(now).toISOString());
  }
  expect(wrong).toEqual([]);
});
