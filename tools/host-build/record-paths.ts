import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { loadContent } from "../content/load-content.ts";
import { sitePaths } from "../content/site-paths.ts";
import { readPublished, withNewPaths } from "../redirects/load-redirects.ts";
import { PUBLISHED_FILE } from "../redirects/redirects.ts";

/** Runs after a deployment: adds new pages' addresses to the list of those that visitors may know. */
export async function recordPaths(): Promise<void> {
  // Throws if the content has mistakes, because then nothing was published.
  await loadContent();
  const list = existsSync(PUBLISHED_FILE) ? readFileSync(PUBLISHED_FILE, "utf8") : "";
  const before = readPublished();
  const fresh = sitePaths().filter((path) => !before.includes(path));
  if (fresh.length > 0) writeFileSync(PUBLISHED_FILE, withNewPaths(list, fresh));
  console.log(`${PUBLISHED_FILE}: ${fresh.length} new, ${before.length + fresh.length} in all`);
}
