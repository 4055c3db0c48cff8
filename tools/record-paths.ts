import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { runCommand } from "content-files";
import { loadContent } from "./content/load-content.ts";
import { sitePaths } from "./content/site-paths.ts";
import { readPublishedPaths, withNewPaths } from "./redirects/load-redirects.ts";
import { PATHS_FILE } from "./redirects/redirects.ts";

// Runs after a deployment: adds new pages' addresses to the list of those that visitors may know.
await runCommand(async () => {
  // Throws if the content has mistakes, because then nothing was published.
  await loadContent();
  const list = existsSync(PATHS_FILE) ? readFileSync(PATHS_FILE, "utf8") : "";
  const before = readPublishedPaths();
  const fresh = sitePaths().filter((path) => !before.includes(path));
  if (fresh.length > 0) writeFileSync(PATHS_FILE, withNewPaths(list, fresh));
  console.log(`${PATHS_FILE}: ${fresh.length} new, ${before.length + fresh.length} in all`);
});
