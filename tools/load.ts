import { readdirSync } from "node:fs";
import { join } from "node:path";
import { nginx } from "./hosts/nginx.ts";
import { own } from "./hosts/own.ts";
import { installHostPackages } from "./hosts/packages.ts";
import { askMuch } from "./load/ask-much.ts";
import { isFlat, memoryOf } from "./load/memory.ts";

// A minute for each server, on this machine alone. Figures of a run stand in docs/performance.md.
const FOLDER = process.env.BUILD_DIR ?? "build";
const PORT = Number(process.env.TEST_PORT ?? 4530);
const SECONDS = Number(process.argv[2] ?? 60);

const [script = ""] = readdirSync(join(FOLDER, "client/assets")).filter((name) =>
  name.endsWith(".js"),
);
const ASKED = [
  { what: "Home", path: "/", status: 200 },
  { what: "a script", path: `/assets/${script}`, status: 200 },
  { what: "an unknown address", path: "/no-such-page", status: 404 },
];

installHostPackages();
console.log("| server | asked for | requests a second | half within | 99 of 100 within | errors |");
console.log("|---|---|---|---|---|---|");
const memory: string[] = [];
for (const host of [own, nginx]) {
  const reason = host.missing();
  if (reason) {
    memory.push(`${host.name}: skipped, ${reason}`);
    continue;
  }
  const running = await host.start(FOLDER, PORT);
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memoryOf(running.pid ?? 0)), 500);
  // Twice the same, so that what the second time needs can be laid beside the first.
  for (const { what, path, status } of [...ASKED, ...ASKED]) {
    const answers = await askMuch(running.address + path, status, SECONDS / ASKED.length / 2);
    const { perSecond, p50, p99, errors } = answers;
    console.log(
      `| ${host.name} | ${what} | ${perSecond.toLocaleString("en-AU")} | ${p50} ms | ${p99} ms | ${errors} |`,
    );
    if (errors > 0) process.exitCode = 1;
  }
  clearInterval(sampling);
  await running.close();
  const flat = isFlat(samples);
  if (!flat) process.exitCode = 1;
  const [least, most] = [Math.min(...samples), Math.max(...samples)].map(Math.round);
  memory.push(
    `${host.name}: ${least} to ${most} MB over ${SECONDS} s, ${flat ? "flat" : "growing"}`,
  );
}
console.log(`\nMemory: ${memory.join("; ")}.`);
