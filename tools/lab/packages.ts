import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const LOCK = "tools/lab/package-lock.json";
const INSTALLED = "tools/lab/node_modules/.package-lock.json";

const versions = (file: string): Record<string, { version?: string; optional?: boolean }> =>
  JSON.parse(readFileSync(file, "utf8")).packages;

function areInstalled(): boolean {
  if (!existsSync(INSTALLED)) return false;
  const installed = versions(INSTALLED);
  return Object.entries(versions(LOCK)).every(
    ([path, { version, optional }]) =>
      path === "" || optional || installed[path]?.version === version,
  );
}

/**
 * Installs the 390 MB that only `npm run bench` and `npm run hosts` need, so that no other command waits for them. If that
 * fails, the hosts' tests run without them. No package may run an install script.
 */
export function installLabPackages(): void {
  if (areInstalled()) return;
  console.log("Installing what tools/lab/package.json lists …");
  const args = ["ci", "--prefix", "tools/lab", "--ignore-scripts", "--loglevel=error"];
  const { npm_execpath: cli } = process.env;
  const [command, ...first] = cli ? [process.execPath, cli] : ["npm"];
  if (spawnSync(command ?? "npm", [...first, ...args], { stdio: "inherit" }).status !== 0) {
    console.log("It could not be installed: see above.");
  }
}
