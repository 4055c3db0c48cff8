import { expect, test } from "vitest";
import { readingTimeProblem } from "./article.ts";

const LONGEST = 3000;

test("for a text of any length, the minutes the message names are accepted", () => {
  for (let count = 1; count <= LONGEST; count += 1) {
    const problem = readingTimeProblem(count, 0) ?? "no message";
    const named = Number(/expected (\d+)$/.exec(problem)?.[1]);
    expect(readingTimeProblem(count, named), `${count} words`).toBeUndefined();
  }
});

test("a text twice as long as stated is refused", () => {
  expect(readingTimeProblem(2000, 5)).toMatch(/^readMinutes: /);
});
