import { readFileSync } from "node:fs";
import { lockfileProblems } from "./lockfiles/lockfile-problems.ts";

/** The project's lockfiles, and the packages in them that may have a script, which .npmrc keeps from running. */
const LOCKFILES = {
  "package-lock.json": [],
  "tools/node/package-lock.json": [],
  "tools/lab/package-lock.json": ["esbuild", "workerd"],
};

for (const [file, mayHaveScript] of Object.entries(LOCKFILES))
  for (const problem of lockfileProblems(readFileSync(file, "utf8"), mayHaveScript)) {
    console.error(`${file}: ${problem}`);
    process.exitCode = 1;
  }
