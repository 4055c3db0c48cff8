import { globSync } from "node:fs";
import { readConfig } from "advertising-check";
import { readAll, readYamlData, runCommand } from "content-files";
import { INTEGRATIONS } from "../app/integrations/all-integrations.ts";
import { policyProblems } from "../app/integrations/integration.ts";
import { ALLOWED_FILE } from "./advertising/read-content.ts";
import { dateInSydney } from "./content/dates.ts";
import { loadContent } from "./content/load-content.ts";
import { editorSettings } from "./editor/settings.ts";
import { readConfirmations } from "./launch/to-confirm.ts";

const problems = INTEGRATIONS.flatMap(policyProblems);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
await runCommand(async () => {
  // Also those that only other commands read, with parsers that a huge file would keep busy for minutes.
  readAll(globSync("content/**/*.yaml"), (file) => readYamlData(".", file));
  editorSettings();
  readConfig(ALLOWED_FILE);
  readConfirmations(dateInSydney());
  const { pages, articles, legal } = await loadContent();
  console.log(
    `Content: ${pages.length} pages, ${articles.length} articles and ${legal.length} legal texts are complete.`,
  );
});
