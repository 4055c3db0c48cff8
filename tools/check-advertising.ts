import { checkTexts, findingLine, readConfig, unusedAllowances } from "advertising-check";
import { ALLOWED_FILE, readContent } from "./advertising/read-content.ts";

// Checks the words of content/ against the advertising rules. `npm run check:advertising -- PATH…` checks any other text.

try {
  const fragments = await readContent();
  const config = readConfig(ALLOWED_FILE);
  // A clinic's name may sound like a claim, and is in every other file anyway.
  const findings = checkTexts(fragments, config).filter(
    ({ rule, file }) => rule !== "title-at-first-use" || file !== "content/clinic.yaml",
  );
  for (const finding of [...findings, ...unusedAllowances(fragments, config, ALLOWED_FILE)]) {
    const { severity, why } = finding;
    console.error(`${severity}: ${findingLine(finding)}\n  Why: ${why}`);
  }
  if (findings.some(({ severity }) => severity !== "note")) {
    console.error(
      `If a sentence is true and lawful, you can allow it: add its words with your reason and your name to ${ALLOWED_FILE}.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`Advertising: ${fragments.length} pieces of text keep the rules.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
