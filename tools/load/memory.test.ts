import { expect, test } from "vitest";
import { isFlat, memoryOf } from "./memory.ts";

test("memory that settles is flat, however much it takes at times", () => {
  expect(isFlat([50, 150, 260, 150, 152, 255, 280, 153])).toBe(true);
});

test("memory that goes on growing is not", () => {
  expect(isFlat([50, 80, 110, 140, 170, 200, 230, 260])).toBe(false);
});

test.runIf(process.platform === "linux")("reads what a program holds", () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10);
});
