import { expect, test } from "vitest";
import { BUDGETS, firstViewVerdicts, type Verdict, weightVerdicts } from "./budgets.ts";

const weight = {
  html: 13_000,
  css: 7_000,
  script: BUDGETS.scriptKb.short * 1000,
  largest: "/assets/a.js 90000",
  kind: "short" as const,
};
const states = (...verdicts: Verdict[]) =>
  verdicts.map(({ met, close }) => (met ? (close ? "close" : "met") : "broken"));

test("a page at its budget passes, one a little over gets a warning, one far over fails", () => {
  const over = (share: number) =>
    weightVerdicts({ ...weight, script: Math.floor(weight.script * (1 + share)) });
  expect(states(...over(0))).toEqual(["met", "met"]);
  expect(states(...over(0.05))).toEqual(["close", "met"]);
  expect(states(...over(0.051))).toEqual(["broken", "met"]);
});

test("a failed budget's message has the largest files and the number to raise", () => {
  const [script] = weightVerdicts({ ...weight, script: 140_000 });
  expect(script?.text).toBe(
    `script before any embed 140.0 KB, at most ${BUDGETS.scriptKb.short}.0 KB; most of it /assets/a.js 90000. ` +
      "Take out what it doesn't need, or raise the budget scriptKb.short in tools/lab/bench/budgets.ts if the page needs it",
  );
  expect(weightVerdicts(weight)[0]?.text).not.toContain("raise");
});

test("a first view has budgets for files and requests", () => {
  const files = [{ file: "/f.woff2", bytes: BUDGETS.firstViewKb * 1060 }];
  expect(states(...firstViewVerdicts({ files, requests: 10, pictures: 2 }))).toEqual([
    "broken",
    "met",
  ]);
  expect(
    states(...firstViewVerdicts({ files: [], requests: BUDGETS.requests + 3, pictures: 2 })),
  ).toEqual(["met", "broken"]);
});
