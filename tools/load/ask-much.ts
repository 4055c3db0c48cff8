import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

const AUTOCANNON = "hosting/node_modules/autocannon/autocannon.js";
const CONNECTIONS = 10;

const resultSchema = z.object({
  requests: z.object({ average: z.number(), total: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  errors: z.number(),
  timeouts: z.number(),
  statusCodeStats: z.record(z.string(), z.object({ count: z.number() })),
});

export type Answers = {
  perSecond: number;
  p50: number;
  p99: number;
  total: number;
  /** Connections that failed, answers that did not come, and answers of another status. */
  errors: number;
};

/** Asks for one address, again as soon as the answer is there, over a few connections for some seconds. */
export async function askMuch(address: string, status: number, seconds: number): Promise<Answers> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...[AUTOCANNON, "--json", "--no-progress", "--headers", "Accept-Encoding=br, gzip"],
    ...["--connections", String(CONNECTIONS), "--duration", String(seconds), address],
  ]);
  const { requests, latency, errors, timeouts, statusCodeStats } = resultSchema.parse(
    JSON.parse(stdout),
  );
  const others = Object.entries(statusCodeStats)
    .filter(([code]) => code !== String(status))
    .reduce((sum, [, { count }]) => sum + count, 0);
  return {
    perSecond: Math.round(requests.average),
    p50: latency.p50,
    p99: latency.p99,
    total: requests.total,
    errors: errors + timeouts + others,
  };
}
