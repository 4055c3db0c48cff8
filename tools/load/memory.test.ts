import { expect, test } from "vitest";
import { isFlat, memoryOf } from "./memory.ts";

test("memory that settles is flat, whatever the first third needed", () => {
  expect(isFlat([50, 90, 140, 150, 152, 149, 151, 153, 150])).toBe(true);
});

test("memory that goes on growing is not", () => {
  expect(isFlat([50, 80, 110, 140, 170, 200, 230, 260, 290])).toBe(false);
});

test.runIf(process.platform === "linux")("reads what a program holds", () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10);
});
