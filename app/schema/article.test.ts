import { expect, test } from "vitest";
import { estimateReadingMinutes } from "./article.ts";

test.each([
  [1, 1],
  [600, 3],
  [2074, 10],
])("a text of %i words takes %i minutes", (words, minutes) => {
  expect(estimateReadingMinutes(words)).toBe(minutes);
});
