import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const TESTS = "tests/specification";

/** The lines that run these tests, by file. Vitest and Playwright skip the folder if it doesn't exist. */
const RUNS = {
  "package.json": / *"test:visual": .*\n/,
  ".github/workflows/site.yml": / *# Its folder goes .*\n.*npm run test:visual\n/,
};

/** Deletes the tests that compare the site with its delivered texts, and the lines that run them. */
export function handOver(root = "."): void {
  rmSync(join(root, TESTS), { recursive: true, force: true });
  for (const [name, lines] of Object.entries(RUNS)) {
    const file = join(root, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(lines, ""));
  }
}
