import { ContentError, runCommand } from "content-files";
import { problemsOf } from "../app/embeds/integration.ts";
import { INTEGRATIONS } from "../app/embeds/integrations.ts";
import { dayInSydney } from "./content/dates.ts";
import { lowContrastText } from "./content/hero-contrast.ts";
import { loadContent } from "./content/load.ts";
import { editorSettings } from "./editor/settings.ts";
import { readToConfirm } from "./launch/to-confirm.ts";

const problems = INTEGRATIONS.flatMap(problemsOf);
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exitCode = 1;
}
await runCommand(async () => {
  editorSettings();
  readToConfirm(dayInSydney());
  const { pages, articles, legal, pictureCrops } = await loadContent();
  const faint: string[] = [];
  for (const { contentName, fields } of pages) {
    const place = `content/${contentName}.yaml: hero.picture`;
    const { ignoredPlacementFor } = fields.hero.picture.view;
    if (ignoredPlacementFor !== undefined)
      console.log(
        `note: ${place}: focus, keep and zoom were chosen for ${ignoredPlacementFor}, so this picture is shown from its middle. To place it, choose them again and write its name under placedFor.`,
      );
    const found = await lowContrastText(fields.hero, pictureCrops);
    if (found) faint.push(`${place}: ${found}`);
  }
  if (faint.length > 0) throw new ContentError(faint);
  console.log(
    `Content: ${pages.length} pages, ${articles.length} articles and ${legal.length} legal texts are complete.`,
  );
});
