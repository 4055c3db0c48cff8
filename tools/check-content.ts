import { ContentError } from "./content/content-error.ts";
import { loadContent } from "./content/load.ts";

try {
  const { pages, articles, legal } = await loadContent();
  console.log(
    `Content: ${pages.length} pages, ${articles.length} articles and ${legal.length} legal texts are complete.`,
  );
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
