import { faultsOf } from "../app/embeds/integration.ts";
import { INTEGRATIONS } from "../app/embeds/integrations.ts";
import { editorSettings } from "./admin/settings.ts";
import { runCommand } from "./content/content-error.ts";
import { dayInSydney } from "./content/dates.ts";
import { loadContent } from "./content/load.ts";
import { readToConfirm } from "./launch/to-confirm.ts";

const faults = INTEGRATIONS.flatMap(faultsOf);
if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exitCode = 1;
}
await runCommand(async () => {
  editorSettings();
  readToConfirm(dayInSydney());
  const { pages, articles, legal } = await loadContent();
  console.log(
    `Content: ${pages.length} pages, ${articles.length} articles and ${legal.length} legal texts are complete.`,
  );
});
