import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type RunningHost = { address: string; pid?: number; close: () => Promise<void> };

/** A program that serves the built site as visitors would get it. */
export type Host = {
  name: string;
  /** What is missing on this machine, in words that say how to get it; undefined when nothing is. */
  missing: () => string | undefined;
  /** Serves what the build wrote into `folder`: client and hosting. */
  start: (folder: string, port: number) => Promise<RunningHost>;
  /** Where it answers in its own way, which docs/deploying.md tells. */
  differs?: Partial<Manner>;
};

/** What hosts may do in different ways without a page or a visitor suffering. */
export type Manner = {
  /** The status that leads `/about/` to `/about`. */
  moved: 301 | 308;
  /** Whether the page for unknown addresses has an address of its own. */
  showsNotFoundPage: boolean;
  /** Whether `/about/index.html` leads to `/about`. */
  knowsInnerIndex: boolean;
  /** Whether the compressed copies can be had as files. */
  showsCopies: boolean;
};

export const COMMON: Manner = {
  moved: 301,
  showsNotFoundPage: false,
  knowsInnerIndex: true,
  showsCopies: false,
};

const START_LIMIT_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const answers = (address: string) =>
  fetch(address, { redirect: "manual", signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

/** Ends a program and those it started. */
async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return;
  const ended = once(program, "exit");
  process.kill(-program.pid, "SIGTERM");
  await ended;
}

/**
 * Starts a program and waits until it answers.
 * @throws with what it said when it ends or stays silent
 */
export async function startProgram(
  [command = "", ...args]: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const address = `http://127.0.0.1:${port}`;
  if (await answers(address)) throw new Error(`Port ${port} is in use.`);
  // A group of its own, so that what it starts ends with it.
  const program = spawn(command, args, { detached: true, env: { ...process.env, ...env } });
  let said = "";
  program.stdout.on("data", (text) => (said += text));
  program.stderr.on("data", (text) => (said += text));
  const lost = once(program, "error").then(([error]) => String(error));
  const gone = Promise.race([lost, once(program, "exit").then(() => "it ended")]);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(address))) {
    const end = await Promise.race([gone, wait(200)]);
    if (end === undefined && Date.now() < deadline) continue;
    if (end === undefined) await stop(program);
    throw new Error(`${command} does not serve: ${end ?? "no answer"}\n${said}`);
  }
  return { address, pid: program.pid, close: () => stop(program) };
}
