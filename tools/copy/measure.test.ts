import { describe, expect, test } from "vitest";
import { half, judge, only, rate } from "./measure.ts";

// The measured figures stand in docs/copy-check.md; these hold them from falling much below.
const breaches = judge("breaches.yaml");
const clean = judge("clean.yaml");
const rounds = [1, 2, 3, 4, 5].map((round) => judge(`rounds/${round}.yaml`));
const later = judge("later.yaml");

describe("breaches that are found, in per cent", () => {
  test.each(["development", "held out"] as const)("of the %s half", (which) => {
    expect(rate(half(breaches, which))).toBeGreaterThanOrEqual(90);
  });

  test("of what websites said that were read during the work", () => {
    for (const round of rounds) expect(rate(only(round, "breaches"))).toBeGreaterThanOrEqual(88);
  });

  test("of what websites said that were read once the rules stood", () => {
    expect(rate(only(later, "breaches"))).toBeGreaterThanOrEqual(65);
  });
});

describe("clean sentences that are stopped, in per cent", () => {
  test.each([
    ["the development half", half(clean, "development")],
    ["the held-out half", half(clean, "held out")],
    ...rounds.map((round, index) => [`round ${index + 1}`, only(round, "clean")] as const),
    ["websites read once the rules stood", only(later, "clean")],
  ] as const)("of %s", (_, samples) => {
    expect(rate(samples)).toBeLessThan(3);
  });
});
