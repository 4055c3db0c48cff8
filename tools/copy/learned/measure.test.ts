import { describe, expect, it } from "vitest";
import { TEACHING } from "./examples.ts";
import { byAll, byRules, HELD_OUT, rate } from "./measure.ts";

// The measured figures stand in docs/copy-check.md; these hold them from falling much below.
describe("the rules", () => {
  it.each(TEACHING)("leave the clean sentences of %s alone", (file) => {
    expect(byRules(file).stopped).toBe(0);
  });
});

describe("rules and model, on sentences neither has learnt from", () => {
  const { breaches, found, clean, stopped } = byAll(HELD_OUT);

  it("find breaches", () => {
    expect(rate(found, breaches)).toBeGreaterThanOrEqual(90);
  });

  it("leave clean sentences alone", () => {
    expect(rate(stopped, clean)).toBeLessThan(3);
  });
});
