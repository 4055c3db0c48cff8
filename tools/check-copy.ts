import { parseArgs } from "node:util";
import { fragmentFindings, unusedPermissions } from "./copy/check.ts";
import { type Finding, type Fragment, findingLine } from "./copy/finding.ts";
import { readCopy } from "./copy/read-copy.ts";
import { readPaths } from "./copy/read-paths.ts";
import { besideFindings, requiredFindings } from "./copy/required.ts";

/** `npm run copy -- PATH…`; without a path the words of `content/`, of which warnings stop the check too. */
const { positionals: paths, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false } },
});

/** A sentence that a file repeats, as a page does in its head and its body, is named once. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(
    findings.map((each) => [`${each.file}\n${each.rule}\n${each.sentence}`, each]),
  ).values(),
];

function check(fragments: readonly Fragment[]): Finding[] {
  const said = fragments.flatMap((fragment) => fragmentFindings(fragment));
  return paths.length > 0
    ? once([...said, ...besideFindings(fragments)])
    : [...said, ...requiredFindings(fragments), ...unusedPermissions(fragments)];
}

async function read(): Promise<Fragment[]> {
  try {
    return paths.length > 0 ? readPaths(paths) : await readCopy();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}

const fragments = await read();
const findings = check(fragments);
if (values.json) console.log(JSON.stringify(findings, null, 2));
else {
  for (const finding of findings) {
    console.error(`${finding.severity}: ${findingLine(finding)}`);
    if (paths.length > 0) console.error(`  ${finding.why}`);
  }
  if (findings.length === 0) {
    console.log(`Copy: ${fragments.length} pieces of text keep the advertising rules.`);
  }
}
const stops = paths.length > 0 ? findings.filter(({ severity }) => severity === "error") : findings;
if (stops.length > 0) process.exitCode = 1;
