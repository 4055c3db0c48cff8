import { describe, expect, it } from "vitest";
import { TRAINING } from "./examples.ts";
import { HELD_OUT, measureAll, measureRules, percentage } from "./measure.ts";

// The README has the measured figures. These tests fail if the results get much worse.
describe("the rules", () => {
  it.each(TRAINING)("find nothing in the clean sentences of %s", (file) => {
    expect(measureRules(file).stopped).toBe(0);
  });
});

describe.each(HELD_OUT)("rules and classifier, on the held-out %s,", (file) => {
  const { breaches, found, clean, stopped } = measureAll(file);

  it("find at least 90% of the breaches", () => {
    expect(percentage(found, breaches)).toBeGreaterThanOrEqual(90);
  });

  it("stop less than 3% of the clean sentences", () => {
    expect(percentage(stopped, clean)).toBeLessThan(3);
  });
});
