import { spawn } from "node:child_process";

// Runs everything that CI's first job checks, with as much in parallel as two cores allow.

const COMMANDS = {
  types: "node tools/write-content-types.ts",
  browser: "npm run --silent setup -- --test-browser",
  check: "npm run --silent check",
  unit: "npm run --silent test:unit",
  build: "react-router build", // `npm run build` checks the content first, which `check` does here
  html: "html-validate --config .htmlvalidate.mjs build/client",
  server: 'vitest run --project hosts -t "npm start"', // the other hosts are in CI's second job
  site: "npm run --silent test:site",
};
type Name = keyof typeof COMMANDS;

const running = new Set<Name>();
/** The duration of each finished step, in the order they finished. */
const durations: { name: Name; seconds: number }[] = [];
const seconds = (since: number) => Math.round((Date.now() - since) / 1000);

/** Runs a command. Its output is shown at once, or only if it fails. */
async function step(name: Name, show: "at once" | "on failure"): Promise<void> {
  const started = Date.now();
  console.log(`${name} …`);
  running.add(name);
  const child = spawn(COMMANDS[name], {
    stdio: show === "at once" ? "inherit" : "pipe",
    shell: true,
  });
  const output: Buffer[] = [];
  child.stdout?.on("data", (chunk) => output.push(chunk));
  child.stderr?.on("data", (chunk) => output.push(chunk));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  running.delete(name);
  durations.push({ name, seconds: seconds(started) });
  if (code === 0) return console.log(`${name}: done in ${seconds(started)} s`);
  process.stdout.write(Buffer.concat(output));
  throw new Error(`${COMMANDS[name]} failed. Its output is above.`);
}

/** Runs steps one after another. */
async function lane(names: readonly Name[]): Promise<void> {
  for (const name of names) await step(name, "on failure");
}

/** Prints each step's duration. They add up to more than the total, because some ran in parallel. */
function printTable(): void {
  console.log("\nWhat it took, in seconds (some steps ran alongside others)");
  for (const { name, seconds } of durations)
    console.log(`  ${name.padEnd(8)}${String(seconds).padStart(5)}`);
}

const started = Date.now();
const heartbeat = setInterval(() => {
  if (running.size > 0) console.log(`  … ${[...running].join(", ")} (${seconds(started)} s)`);
}, 15_000);
try {
  // First, so that `check` and `build` find the types and don't write them at once.
  await lane(["types"]);
  const lanes: Name[][] = [["check", "unit"], ["build", "html", "server"], ["browser"]];
  for (const result of await Promise.allSettled(lanes.map(lane)))
    if (result.status === "rejected") throw result.reason;
  clearInterval(heartbeat);
  await step("site", "at once");
  printTable();
  console.log(`Everything passed: ${seconds(started)} s.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  clearInterval(heartbeat);
}
