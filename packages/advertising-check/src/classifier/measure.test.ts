import { describe, expect, it } from "vitest";
import { TEACHING } from "./examples.ts";
import { byAll, byRules, HELD_OUT, rate } from "./measure.ts";

// The README has the measured figures; these tests keep them from falling much below.
describe("the rules", () => {
  it.each(TEACHING)("leave the clean sentences of %s alone", (file) => {
    expect(byRules(file).stopped).toBe(0);
  });
});

describe.each(HELD_OUT)("rules and classifier, on %s, which neither has learnt from", (file) => {
  const { breaches, found, clean, stopped } = byAll(file);

  it("find breaches", () => {
    expect(rate(found, breaches)).toBeGreaterThanOrEqual(90);
  });

  it("leave clean sentences alone", () => {
    expect(rate(stopped, clean)).toBeLessThan(3);
  });
});
