import { globSync, readFileSync } from "node:fs";
import { lockfileProblems } from "./lockfiles/lockfile-problems.ts";

/** The project's lockfiles, and the packages in them that may have a script, which .npmrc keeps from running. */
const LOCKFILES = {
  "package-lock.json": [],
  "tools/node/package-lock.json": [],
  "tools/lab/package-lock.json": ["esbuild", "workerd"],
};

// npm would read these in place of the lockfiles.
for (const file of globSync("**/npm-shrinkwrap.json", { exclude: ["**/node_modules"] })) {
  console.error(`${file}: found a second lockfile, expected only package-lock.json`);
  process.exitCode = 1;
}

for (const [file, mayHaveScript] of Object.entries(LOCKFILES))
  for (const problem of lockfileProblems(readFileSync(file, "utf8"), mayHaveScript)) {
    console.error(`${file}: ${problem}`);
    process.exitCode = 1;
  }
