import { join } from "node:path";
import { runCommand } from "content-files";
import { type Figures, measurePage } from "plain-english/measure";
import { readPages } from "./build/page/html-files.ts";
import { loadContent } from "./content/load-content.ts";
import { moduleContent } from "./content/modules.ts";

// Prints how many words each built page has, and how many of them say who else to see (triage) or what care can't do
// (limits). The folder is build/client, or the first argument.

const percent = (share: number) => `${Math.round(share * 100)}%`;

const row = (figures: Figures) => ({
  "in view": figures.inView,
  folded: figures.folded,
  triage: percent(figures.triage),
  limits: percent(figures.limits),
  both: percent(figures.both),
  "outside box": percent(figures.outsideBox),
  "box lines": figures.linesInBox,
  "all words": figures.words,
  "both of all": percent(figures.bothOfAll),
  opening: percent(figures.opening),
});

await runCommand(async () => {
  const content = await loadContent();
  const { site } = content;
  const options = {
    boxTitle: site.medicalNotice.helpFirstTitle,
    // The words of outside services: forms, maps and reviews.
    leftOut: [site.form, site.map, site.reviews].flatMap((words) => Object.values(words)),
    leftOutTitles: [moduleContent(content, "pages/blog").article.sourcesTitle],
  };
  const folder = process.argv[2] ?? join(process.env.BUILD_DIR ?? "build", "client");
  const rows = (await readPages(folder)).map(({ path, html }) => [
    path,
    row(measurePage(html, options)),
  ]);
  console.table(Object.fromEntries(rows));
  console.log(
    "Shares are of the words in view. “Of all” counts folded words too, and the opening is the first 315 words.\nSentences are sorted by their words, so take a share as good to two or three points.",
  );
});
