import { parseArgs } from "node:util";
import { textFindings } from "./check.ts";
import { NO_CONFIG, readConfig } from "./config.ts";
import { type Finding, findingLine } from "./finding.ts";
import { piecesOfFiles } from "./readers/paths.ts";

const USAGE = "advertising-check PATH… [--config FILE.yaml] [--json]";

/** Removes repeats, such as a sentence that is in both a page's head and its body. */
const once = (findings: readonly Finding[]): Finding[] => [
  ...new Map(
    findings.map((each) => [`${each.file}\n${each.rule}\n${each.sentence}`, each]),
  ).values(),
];

type Output = Pick<Console, "log" | "error">;

function print(findings: readonly Finding[], texts: number, output: Output): void {
  for (const finding of findings) {
    output.error(`${finding.severity}: ${findingLine(finding)}\n  ${finding.why}`);
  }
  if (findings.length === 0) output.log(`${texts} pieces of text keep the advertising rules.`);
}

/** Runs the command with its arguments. Returns its exit code. */
export function run(args: readonly string[], output: Output): 0 | 1 {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: "boolean", default: false }, config: { type: "string" } },
    });
    if (positionals.length === 0) throw new Error(`No path was given: ${USAGE}`);
    const config = values.config ? readConfig(values.config) : NO_CONFIG;
    const pieces = piecesOfFiles(positionals);
    const findings = once(textFindings(pieces, config));
    if (values.json) output.log(JSON.stringify(findings, null, 2));
    else print(findings, pieces.length, output);
    return findings.some(({ severity }) => severity === "error") ? 1 : 0;
  } catch (error) {
    output.error(error instanceof Error ? error.message : String(error));
    return 1;
  }
}
