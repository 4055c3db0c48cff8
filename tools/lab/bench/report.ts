import { kilobytes, type Verdict, weightVerdicts } from "../../weight/budgets.ts";
import type { Weight } from "../../weight/weigh-page.ts";
import { type Metric, type Run, SCORES, type Score } from "./lighthouse.ts";

/** The results of all runs for a page, or for its copy without scripts. */
export type Side = { runs: Run[]; weight: Weight };

/** Budgets for times and scores. These vary between runs, so they're printed but don't fail. */
const TIMING_BUDGETS = {
  ratio: { LCP: 1.03, FCP: 1.02 },
  blockingMs: 25,
  score: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
} as const;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

const metricOf = ({ runs }: Side, name: Metric) => median(runs.map(({ metrics }) => metrics[name]));
const scoreOf = ({ runs }: Side, name: Score) => median(runs.map(({ scores }) => scores[name]));
const sentOf = ({ runs }: Side, kind: string) => median(runs.map(({ bytes }) => bytes[kind] ?? 0));
const sentInAll = ({ runs }: Side) =>
  median(runs.map(({ bytes }) => Object.values(bytes).reduce((a, b) => a + b, 0)));

const milliseconds = (value: number) => `${Math.round(value)} ms`;
const ratio = (value: number, base: number) => (base === 0 ? "" : `${(value / base).toFixed(2)} ×`);

type Row = [name: string, value: (side: Side) => number, show: (value: number) => string];

const ROWS: Row[] = [
  ...SCORES.map((name): Row => [name, (side) => scoreOf(side, name), String]),
  ["first paint (FCP)", (side) => metricOf(side, "FCP"), milliseconds],
  ["largest paint (LCP)", (side) => metricOf(side, "LCP"), milliseconds],
  ["blocking time (TBT)", (side) => metricOf(side, "TBT"), milliseconds],
  ["layout shift (CLS)", (side) => metricOf(side, "CLS"), (value) => value.toFixed(3)],
  ["html", ({ weight }) => weight.html, kilobytes],
  ["  of it css", ({ weight }) => weight.css, kilobytes],
  ["script before any embed", ({ weight }) => weight.script, kilobytes],
  ["script in all, sent", (side) => sentOf(side, "Script"), kilobytes],
  ["documents, sent", (side) => sentOf(side, "Document"), kilobytes],
  ["fonts, sent", (side) => sentOf(side, "Font"), kilobytes],
  ["pictures, sent", (side) => sentOf(side, "Image"), kilobytes],
  ["total, sent", sentInAll, kilobytes],
];

/** A table of both pages, one line per value. The ratio is the page's value divided by the other's. */
export function comparison(page: Side, base: Side): string[] {
  const line = (cells: string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(26) : cell.padStart(15))).join("");
  return [
    line(["", "the page", "without script", "ratio"]),
    ...ROWS.map(([name, value, show]) => {
      const [a, b] = [value(page), value(base)];
      return line([name, show(a), show(b), ratio(a, b)]);
    }),
  ];
}

/** The result for each budget. Only bytes are blocking, because they're the same on every machine. */
export function verdicts(page: Side, base: Side): Verdict[] {
  const times = (Object.keys(TIMING_BUDGETS.ratio) as (keyof typeof TIMING_BUDGETS.ratio)[]).map(
    (name) => {
      const found = metricOf(page, name) / metricOf(base, name);
      const most = TIMING_BUDGETS.ratio[name];
      const text = `${name} ${found.toFixed(2)} × the page without script, at most ${most.toFixed(2)} ×`;
      return { met: found <= most, text, blocking: false };
    },
  );
  const more = metricOf(page, "TBT") - metricOf(base, "TBT");
  const shift = metricOf(page, "CLS");
  const scores = SCORES.map((name) => {
    const found = scoreOf(page, name);
    const least = TIMING_BUDGETS.score[name];
    return { met: found >= least, text: `${name} ${found}, at least ${least}`, blocking: false };
  });
  return [
    ...times,
    {
      met: more <= TIMING_BUDGETS.blockingMs,
      text: `TBT ${Math.round(more)} ms above the page without script, at most ${TIMING_BUDGETS.blockingMs} ms`,
      blocking: false,
    },
    { met: shift === 0, text: `CLS ${shift.toFixed(3)}, exactly 0`, blocking: false },
    {
      met: page.runs.every(({ restored }) => restored),
      text: "the back button restores the page as it was left",
      blocking: false,
    },
    ...scores,
    ...weightVerdicts(page.weight),
  ];
}
