import { expect, test } from "vitest";
import { readingTimeProblem } from "./article.ts";

const LONGEST = 3000;

test("whatever a text's length, the minutes that the message names are taken", () => {
  for (let count = 1; count <= LONGEST; count += 1) {
    const problem = readingTimeProblem(count, 0) ?? "no problem with no minutes at all";
    const named = Number(/expected (\d+)$/.exec(problem)?.[1]);
    expect(readingTimeProblem(count, named), `${count} words`).toBeUndefined();
  }
});

test("a text of twice the words that are stated is refused", () => {
  expect(readingTimeProblem(2000, 5)).toMatch(/^readMinutes: /);
});
