import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { CHROMIUM_FLAGS, findChromium } from "../../find-chromium.mjs";
import { freePort } from "../free-port.ts";

const execute = promisify(execFile);

const PROGRAM = "tools/lab/node_modules/lighthouse/cli/index.js";
/** A report has pictures of the page in it. */
const MAX_REPORT_BYTES = 100 * 1024 * 1024;

export const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The audits that we read, by their short names. */
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

export type Score = (typeof SCORES)[number];
export type Metric = keyof typeof METRICS;
const METRIC_NAMES = Object.keys(METRICS) as Metric[];

/** One run's results: scores out of 100, metrics in milliseconds (CLS has no unit), and transferred bytes by kind. */
export type Run = {
  scores: Record<Score, number>;
  metrics: Record<Metric, number>;
  bytes: Record<string, number>;
  /** True if the back button restores the page from the back/forward cache. */
  restored: boolean;
};

/** What we read of a report. */
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z.unknown().optional(),
    }),
  ),
});

/** The details of the audit "network-requests". An aborted request has neither type nor size. */
const requests = z.object({
  items: z.array(
    z.object({ resourceType: z.string().default("Other"), transferSize: z.number().default(0) }),
  ),
});

/** `simulate` calculates the times on a slow phone from a fast load, `devtools` really slows the page down. */
export type Conditions = { screen: "mobile" | "desktop"; throttling: "simulate" | "devtools" };

const fill = <K extends string>(keys: readonly K[], value: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

async function record(url: string, port: number, { screen, throttling }: Conditions) {
  const options = [
    `--port=${port}`,
    "--output=json",
    "--quiet",
    "--no-enable-error-reporting",
    `--throttling-method=${throttling}`,
  ];
  if (screen === "desktop") options.push("--preset=desktop");
  const { stdout } = await execute(process.execPath, [PROGRAM, url, ...options], {
    maxBuffer: MAX_REPORT_BYTES,
  });
  const { runtimeError, ...results } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return results;
}

/** Runs Lighthouse once on a page, in a new browser. */
export async function runLighthouse(url: string, conditions: Conditions): Promise<Run> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium: npm run setup -- --browser gets one.");
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  // Playwright disables the back/forward cache, which is measured here.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
  try {
    // Sometimes a trace lacks its start, so a failed run is repeated once.
    const { audits, categories } = await record(url, port, conditions).catch(() =>
      record(url, port, conditions),
    );
    const bytes: Record<string, number> = {};
    const { items } = requests.parse(audits["network-requests"]?.details);
    for (const { resourceType, transferSize } of items)
      bytes[resourceType] = (bytes[resourceType] ?? 0) + transferSize;
    return {
      scores: fill(SCORES, (name) => Math.round((categories[name]?.score ?? 0) * 100)),
      metrics: fill(METRIC_NAMES, (name) => audits[METRICS[name]]?.numericValue ?? NaN),
      bytes,
      restored: audits["bf-cache"]?.score === 1,
    };
  } finally {
    await browser.close();
  }
}
