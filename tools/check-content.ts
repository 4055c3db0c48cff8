import { ContentError } from "../app/content/content-error.ts";
import { loadContent } from "../app/content/load.ts";

try {
  const { data } = await loadContent();
  console.log(`Content: ${data.size} files and lists are complete.`);
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
