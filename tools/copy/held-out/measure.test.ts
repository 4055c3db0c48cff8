import { describe, expect, test } from "vitest";
import { half, judge, only, rate } from "./measure.ts";

// The measured figures stand in docs/copy-check.md; these hold them from falling much below.
const breaches = judge("breaches.yaml");
const clean = judge("clean.yaml");
const later = judge("later.yaml");

describe("breaches that are found, in per cent", () => {
  test.each(["development", "held out"] as const)("of the %s half", (which) => {
    expect(rate(half(breaches, which))).toBeGreaterThanOrEqual(90);
  });

  test("of what websites said that were read during the work", () => {
    expect(rate(judge("met-breaches.yaml"))).toBeGreaterThanOrEqual(90);
  });

  test("of what websites said that were read once the rules stood", () => {
    expect(rate(only(later, "breaches"))).toBeGreaterThanOrEqual(0);
  });
});

describe("clean sentences that are stopped, in per cent", () => {
  test.each([
    ["the development half", half(clean, "development")],
    ["the held-out half", half(clean, "held out")],
    ["websites read during the work", judge("met-clean.yaml")],
    ["websites read once the rules stood", only(later, "clean")],
  ])("of %s", (_, samples) => {
    expect(rate(samples)).toBeLessThan(3);
  });
});
