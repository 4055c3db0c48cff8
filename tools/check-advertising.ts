import {
  findingLine,
  piecesOfFiles,
  readConfig,
  textFindings,
  unusedAllowanceFindings,
} from "advertising-check";
import { runCommand } from "content-files";
import { suggestionsFor } from "plain-english";
import { ALLOWED_FILE, contentPieces } from "./advertising/read-content.ts";

// Checks the texts of content/, or of other files: `npm run check:advertising -- PATH…`. Advertising errors and warnings fail.
// Notes and plain English are only suggestions.

const paths = process.argv.slice(2);

await runCommand(async () => {
  const pieces = paths.length > 0 ? piecesOfFiles(paths) : await contentPieces();
  const config = readConfig(ALLOWED_FILE);
  // In clinic.yaml a name such as "Dr. Jane Citizen" has no profession next to it. The texts that use it are checked.
  const findings = textFindings(pieces, config).filter(
    ({ rule, file }) => rule !== "title-at-first-use" || file !== "content/clinic.yaml",
  );
  const unused = paths.length > 0 ? [] : unusedAllowanceFindings(pieces, config, ALLOWED_FILE);
  for (const finding of [...findings, ...unused]) {
    const { severity, why } = finding;
    console.error(`${severity}: ${findingLine(finding)}\n  Why: ${why}`);
  }
  if (findings.some(({ severity }) => severity !== "note")) {
    console.error(
      `If a sentence is true and lawful, you can allow it: add its words with your reason and your name to ${ALLOWED_FILE}.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`Advertising: ${pieces.length} pieces of text keep the rules.`);
  }

  const suggestions = suggestionsFor(pieces);
  for (const { file, place, text } of suggestions)
    console.log(`suggestion: ${file}: ${place}: ${text}`);
  console.log(
    suggestions.length === 0
      ? "Plain English: nothing to suggest."
      : `Plain English: ${suggestions.length} suggestions. They're only suggestions and stop nothing.`,
  );
});
