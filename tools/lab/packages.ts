import { spawnSync } from "node:child_process";
import { npmCommand, packagesAreInstalled } from "../npm.mjs";

const LAB = "tools/lab";

/**
 * Installs the 390 MB that only `npm run bench` and `npm run test:hosts` need, so that no other command waits for them. If that
 * fails, the hosts' tests run without them. No package may run an install script.
 */
export function installLabPackages(): void {
  if (packagesAreInstalled(LAB)) return;
  console.log("Installing what tools/lab/package.json lists …");
  const args = ["ci", "--prefix", LAB, "--ignore-scripts", "--loglevel=error"];
  const { command, first } = npmCommand();
  if (spawnSync(command, [...first, ...args], { stdio: "inherit" }).status !== 0) {
    console.log("It could not be installed: see above.");
  }
}
