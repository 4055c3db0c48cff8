import { readFileSync } from "node:fs";
import { z } from "zod";
import { licenceCounts, packageProblems, packagesOf } from "./packages/packages.ts";

const read = (file: string) => readFileSync(file, "utf8");
const manifest = z
  .object({ allowScripts: z.record(z.string(), z.boolean()) })
  .parse(JSON.parse(read("package.json")));

// hosting/ is installed without scripts: two of its packages bring some, and work without.
const LISTS = [
  { lock: "package-lock.json", mayRun: Object.keys(manifest.allowScripts) },
  { lock: "hosting/package-lock.json", mayRun: ["esbuild", "workerd"] },
];

const list = process.argv.includes("--list");

// Says only what is wrong; with --list, all licences too.
for (const { lock, mayRun } of LISTS) {
  const packages = packagesOf(read(lock));
  if (list) {
    const scripts = packages.filter(({ runsScript }) => runsScript).map(({ name }) => name);
    const licences = licenceCounts(packages).map(([licence, count]) => `${count} ${licence}`);
    console.log(
      `${lock}: ${licences.join(", ")}; with a script on installing: ${scripts.join(", ")}`,
    );
  }
  for (const problem of packageProblems(packages, mayRun)) {
    console.error(`${lock}: ${problem}`);
    process.exitCode = 1;
  }
}
