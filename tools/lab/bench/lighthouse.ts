import { createServer } from "node:net";
import { chromium } from "@playwright/test";
import lighthouse, { desktopConfig } from "lighthouse";
import { z } from "zod";
import { CHROMIUM_FLAGS, findChromium } from "../../find-chromium.mjs";

export const SCORES = ["performance", "accessibility", "best-practices", "seo"] as const;

/** The audits that we read, by their short names. */
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

export type Score = (typeof SCORES)[number];
export type Time = keyof typeof TIMES;

/** One run's results: scores out of 100, times in milliseconds (CLS has no unit), and transferred bytes by kind. */
export type Run = {
  scores: Record<Score, number>;
  times: Record<Time, number>;
  bytes: Record<string, number>;
  /** True if the back button restores the page from the back/forward cache. */
  restored: boolean;
};

/** An aborted request has neither type nor size. */
const requests = z.array(
  z.object({ resourceType: z.string().default("Other"), transferSize: z.number().default(0) }),
);

/** `simulate` calculates the times on a slow phone from a fast load, `devtools` really slows the page down. */
export type Conditions = { screen: "phone" | "desktop"; throttling: "simulate" | "devtools" };

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

const fill = <K extends string>(keys: readonly K[], value: (key: K) => number) =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<K, number>;

async function record(address: string, port: number, { screen, throttling }: Conditions) {
  const result = await lighthouse(
    address,
    { port, logLevel: "error", throttlingMethod: throttling },
    screen === "desktop" ? desktopConfig : undefined,
  );
  if (!result || result.lhr.runtimeError) {
    throw new Error(`${address}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  }
  return result.lhr;
}

/** Runs Lighthouse once on a page, in a new browser. */
export async function runLighthouse(address: string, conditions: Conditions): Promise<Run> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error("No Chromium: npm run setup -- --browser gets one.");
  const port = await freePort();
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`];
  // Playwright disables the back/forward cache, which is measured here.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  const browser = await chromium.launch({ executablePath, args, ignoreDefaultArgs });
  try {
    // Sometimes a trace lacks its start, so a failed run is repeated once.
    const { audits, categories } = await record(address, port, conditions).catch(() =>
      record(address, port, conditions),
    );
    const { details } = audits["network-requests"] ?? {};
    const bytes: Record<string, number> = {};
    for (const sent of requests.parse(details && "items" in details ? details.items : [])) {
      bytes[sent.resourceType] = (bytes[sent.resourceType] ?? 0) + sent.transferSize;
    }
    return {
      scores: fill(SCORES, (name) => Math.round((categories[name]?.score ?? 0) * 100)),
      times: fill(Object.keys(TIMES) as Time[], (name) => audits[TIMES[name]]?.numericValue ?? NaN),
      bytes,
      restored: audits["bf-cache"]?.score === 1,
    };
  } finally {
    await browser.close();
  }
}
