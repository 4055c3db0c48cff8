import { fragmentProblems, unusedPermissions } from "./copy/check.ts";
import { readCopy } from "./copy/read-copy.ts";
import { requiredProblems } from "./copy/required.ts";

const fragments = readCopy();
const problems = [
  ...fragments.flatMap((fragment) => fragmentProblems(fragment)),
  ...requiredProblems(fragments),
  ...unusedPermissions(fragments),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`Copy: ${fragments.length} pieces of text keep the advertising rules.`);
