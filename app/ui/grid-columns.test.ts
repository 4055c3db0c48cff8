import { expect, test } from "vitest";
import { columnsFor } from "./grid-columns.ts";

const COUNTS = Array.from({ length: 60 }, (_, i) => i + 1);

test.each([1, 2, 3, 4, 5])("no item is alone on its last row, with at most %i columns", (most) => {
  for (const count of COUNTS) {
    const columns = columnsFor(count, most);
    expect(columns).toBeGreaterThanOrEqual(1);
    expect(columns).toBeLessThanOrEqual(most === 1 ? 1 : most + 1);
    if (columns > 1) expect(count % columns, `${count} in ${columns}`).not.toBe(1);
  }
});

test("a list uses the columns it may have", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((count) => columnsFor(count, 3))).toEqual([
    1, 2, 3, 2, 3, 3, 4, 3, 3,
  ]);
  expect([6, 8, 10, 11].map((count) => columnsFor(count, 5))).toEqual([3, 4, 5, 4]);
  expect([3, 4, 5, 7].map((count) => columnsFor(count, 2))).toEqual([3, 2, 3, 1]);
  expect([3, 4, 5, 7].map((count) => columnsFor(count, 2, false))).toEqual([1, 2, 1, 1]);
});
