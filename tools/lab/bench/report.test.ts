import { describe, expect, it, test } from "vitest";
import type { Run } from "./lighthouse.ts";
import { comparison, median, type Side, verdicts } from "./report.ts";

const run = (times: Partial<Run["times"]> = {}, performance = 99): Run => ({
  scores: { performance, accessibility: 100, "best-practices": 100, seo: 100 },
  times: { FCP: 1000, LCP: 2000, TBT: 10, CLS: 0, ...times },
  bytes: { Script: 130_000, Document: 20_000 },
  restored: true,
});
const weight = {
  html: 13_000,
  css: 7_000,
  script: 117_000,
  largest: "/assets/a.js 90000",
  kind: "short" as const,
};
const base: Side = { runs: [run()], weight: { ...weight, script: 0 } };

test("the median doesn't depend on the order", () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

describe("verdicts", () => {
  const notMet = (side: Side) =>
    verdicts(side, base)
      .filter(({ met }) => !met)
      .map(({ text, blocking }) => [text.split(" ")[0], blocking]);

  it("pass for a page within every budget", () => {
    expect(notMet({ runs: [run({ LCP: 2060, FCP: 1020, TBT: 60 })], weight })).toEqual([]);
  });

  it.each([
    [run({ LCP: 2070 }), "LCP"],
    [run({ FCP: 1030 }), "FCP"],
    [run({ TBT: 61 }), "TBT"],
    [run({ CLS: 0.001 }), "CLS"],
    [run({}, 97), "performance"],
  ])("name the budget that a time exceeds, without blocking", (slow, name) => {
    expect(notMet({ runs: [slow], weight })).toEqual([[name, false]]);
  });

  it("are blocking only for bytes", () => {
    const heavy = { ...weight, html: 18_001, script: 140_000 };
    expect(notMet({ runs: [run()], weight: heavy })).toEqual([
      ["script", true],
      ["html", true],
    ]);
  });
});

test("shows both pages side by side, without a ratio to zero", () => {
  const lines = comparison({ runs: [run({ LCP: 2100 })], weight }, base);
  expect(lines.find((line) => line.startsWith("largest"))).toMatch(/2100 ms +2000 ms +1\.05 ×$/);
  expect(lines.find((line) => line.startsWith("script before"))).toMatch(/117\.0 KB +0\.0 KB *$/);
});
