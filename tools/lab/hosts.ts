import { spawnSync } from "node:child_process";
import { HOSTS } from "./hosts/all-hosts.ts";
import { installLabPackages } from "./packages.ts";

// Runs the same tests against every installed host. With --all, a missing host is a failure.
installLabPackages();
const lines = HOSTS.map(({ name, unavailableReason }) => ({ name, reason: unavailableReason() }));
for (const { name, reason } of lines) console.log(reason ? `${name}: skipped, ${reason}` : name);
if (process.argv.includes("--all") && lines.some(({ reason }) => reason)) {
  console.error("Not every host is here, and --all asks for all of them.");
  process.exitCode = 1;
} else {
  const vitest = ["node_modules/vitest/vitest.mjs", "run", "--project", "hosts"];
  process.exitCode = spawnSync(process.execPath, vitest, { stdio: "inherit" }).status ?? 1;
}
