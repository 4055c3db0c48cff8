import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Vitest and Playwright skip the folder if it doesn't exist.
const TESTS = "tests/specification";
const SCRIPT = / *"test:visual": .*\n/;

/** Deletes the tests that compare the site with its delivered texts and looks, and the script for one of them. */
export function handOver(root = "."): void {
  rmSync(join(root, TESTS), { recursive: true, force: true });
  const file = join(root, "package.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(SCRIPT, ""));
}
