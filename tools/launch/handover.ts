import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What runs the tests of the specification, by its file. Vitest and Playwright look for their folder themselves. */
const RUNS = {
  "package.json": / *"test:visual": .*\n/,
  ".github/workflows/site.yml": / *# Its folder goes .*\n.*npm run test:visual\n/,
};

/** Takes out the tests that compare the site with the words it was delivered with: from now on these are the owner's. */
export function handOver(root = "."): void {
  rmSync(join(root, "tests/specification"), { recursive: true, force: true });
  for (const [name, lines] of Object.entries(RUNS)) {
    const file = join(root, name);
    writeFileSync(file, readFileSync(file, "utf8").replace(lines, ""));
  }
}
