import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export type RunningHost = { url: string; pid?: number; close: () => Promise<void> };

/** A program that serves the built site as in production. */
export type Host = {
  name: string;
  /** Says what has to be installed to use it, or returns undefined if it's installed. */
  unavailableReason: () => string | undefined;
  /** Serves the folders `client` and `hosting` that the build wrote into `folder`. */
  start: (folder: string, port: number) => Promise<RunningHost>;
  /** How its answers differ from `COMMON`. */
  differs?: Partial<Behaviour>;
};

/** Where hosts may differ without a disadvantage for visitors. */
export type Behaviour = {
  /** The status of the redirect from `/about/` to `/about`. */
  redirectStatus: 301 | 308;
  /** True if `/%61bout` redirects to `/about`. Otherwise it answers like `/about`, without the headers of that rule. */
  redirectsEncoded: boolean;
  /** True if the 404 page can be opened at its own address. */
  serves404Page: boolean;
  /** True if `/about/index.html` redirects to `/about`. */
  redirectsNestedIndex: boolean;
  /** True if the compressed copies can be downloaded as files. */
  servesPrecompressedFiles: boolean;
};

export const COMMON: Behaviour = {
  redirectStatus: 301,
  redirectsEncoded: true,
  serves404Page: false,
  redirectsNestedIndex: true,
  servesPrecompressedFiles: false,
};

const START_LIMIT_MS = 60_000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const answers = (url: string) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(5000) }).then(
    () => true,
    () => false,
  );

/** Stops a program and its child processes. */
async function stop(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.pid === undefined) return;
  const ended = once(program, "exit");
  process.kill(-program.pid, "SIGTERM");
  await ended;
}

/**
 * Starts a program and waits until it answers requests.
 * @throws Error with the program's output if it exits or doesn't answer in time
 */
export async function startProgram(
  [command = "", ...args]: readonly string[],
  port: number,
  env: Record<string, string> = {},
): Promise<RunningHost> {
  const url = `http://127.0.0.1:${port}`;
  if (await answers(url)) throw new Error(`Port ${port} is in use.`);
  // In its own process group, so that its child processes are stopped with it.
  const program = spawn(command, args, { detached: true, env: { ...process.env, ...env } });
  let output = "";
  program.stdout.on("data", (text) => (output += text));
  program.stderr.on("data", (text) => (output += text));
  const failed = once(program, "error").then(([error]) => String(error));
  const exited = Promise.race([failed, once(program, "exit").then(() => "it ended")]);
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await answers(url))) {
    const end = await Promise.race([exited, wait(200)]);
    if (end === undefined && Date.now() < deadline) continue;
    if (end === undefined) await stop(program);
    throw new Error(`${command} does not serve: ${end ?? "no answer"}\n${output}`);
  }
  return { url, pid: program.pid, close: () => stop(program) };
}
