import type { Weight } from "./weigh-page.ts";

/**
 * The most that a page may weigh, compressed, in KB of 1000 bytes. Above a budget there is a warning, and more than `MARGIN`
 * above it, a failure. Pictures aren't counted, because the build limits each one (app/schema/picture-shapes.ts).
 * docs/performance.md, Budgets, says what to do about a heavier page.
 */
export const BUDGETS = {
  scriptKb: { short: 130, rich: 135, long: 135 },
  htmlKb: { short: 14, rich: 19, long: 19 },
} as const;

const MARGIN = 0.05;
const FILE = "tools/weight/budgets.ts";
const KB = 1000;

/** The result for one budget. `close` means over the budget but within the margin. */
export type Verdict = { met: boolean; close?: boolean; text: string; blocking: boolean };

/** Rounded up, so that a value just over its budget doesn't look equal to it. */
export const kilobytes = (value: number) => `${(Math.ceil((value / KB) * 10) / 10).toFixed(1)} KB`;

type Claim = { what: string; found: number; most: number; show: (value: number) => string };

function judge({ what, found, most, show }: Claim, contents: string, budget: string): Verdict {
  const over = found > most;
  const met = found <= most * (1 + MARGIN);
  const advice = over
    ? `. Take out what it doesn't need, or raise the budget ${budget} in ${FILE} if the page needs it`
    : "";
  return {
    met,
    close: over && met,
    blocking: true,
    text: `${what} ${show(found)}, at most ${show(most)}${contents}${advice}`,
  };
}

export const weightVerdicts = ({ script, html, largest, kind }: Weight): Verdict[] => [
  judge(
    {
      what: "script before any embed",
      found: script,
      most: BUDGETS.scriptKb[kind] * KB,
      show: kilobytes,
    },
    `; most of it ${largest}`,
    `scriptKb.${kind}`,
  ),
  judge(
    { what: "html", found: html, most: BUDGETS.htmlKb[kind] * KB, show: kilobytes },
    "",
    `htmlKb.${kind}`,
  ),
];
