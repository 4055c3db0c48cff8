#!/usr/bin/env node
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { licenceCounts, packageProblems } from "./licences.ts";
import { packagesOf } from "./packages.ts";

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { "may-run": { type: "string", default: "" }, list: { type: "boolean" } },
  });
  const [lock] = positionals;
  if (!lock)
    throw new Error("No lockfile was given: lockfile-check FILE [--may-run NAMES] [--list]");
  const packages = packagesOf(readFileSync(lock, "utf8"));
  if (values.list) {
    for (const [licence, count] of licenceCounts(packages)) console.log(`${count} ${licence}`);
    for (const { name, runsScript } of packages)
      if (runsScript) console.log(`runs a script: ${name}`);
  }
  for (const problem of packageProblems(packages, values["may-run"].split(","))) {
    console.error(`${lock}: ${problem}`);
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
