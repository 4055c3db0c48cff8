import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "content-files";
import { type Figures, measurePage } from "plain-english/measure";
import { loadContent } from "./content/load-content.ts";
import { moduleContent } from "./content/modules.ts";

// Prints how many words each built page has, and how many of them say who else to see (triage) or what care can't do
// (limits). The folder is build/client, or the first argument.

const percent = (share: number) => `${Math.round(share * 100)}%`;

const COLUMNS: readonly (readonly [heading: string, cell: (figures: Figures) => string])[] = [
  ["in view", ({ inView }) => String(inView)],
  ["folded", ({ folded }) => String(folded)],
  ["triage", ({ triage }) => percent(triage)],
  ["limits", ({ limits }) => percent(limits)],
  ["both", ({ both }) => percent(both)],
  ["outside box", ({ outsideBox }) => percent(outsideBox)],
  ["box lines", ({ linesInBox }) => String(linesInBox)],
  ["all words", ({ words }) => String(words)],
  ["both of all", ({ bothOfAll }) => percent(bothOfAll)],
  ["opening", ({ opening }) => percent(opening)],
];

const NOT_PAGES = /^(404|admin|placeholder)\b/;

await runCommand(async () => {
  const folder = process.argv[2] ?? join(process.env.BUILD_DIR ?? "build", "client");
  const content = await loadContent();
  const { site } = content;
  const options = {
    boxTitle: site.medicalNotice.help,
    // The words of outside services: forms, maps and reviews.
    leftOut: [site.form, site.map, site.reviews].flatMap((words) => Object.values(words)),
    leftOutTitles: [moduleContent(content, "pages/blog").article.sources],
  };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !NOT_PAGES.test(file))
    .toSorted();
  const rows = files.map((file) => {
    const figures = measurePage(readFileSync(join(folder, file), "utf8"), options);
    return [file.replace(/\.html$/, ""), ...COLUMNS.map(([, cell]) => cell(figures))];
  });
  const table = [["page", ...COLUMNS.map(([heading]) => heading)], ...rows];
  const widths = COLUMNS.map((_, i) => Math.max(...table.map((row) => row[i + 1]?.length ?? 0)));
  const first = Math.max(...table.map(([name = ""]) => name.length));
  for (const [name = "", ...cells] of table)
    console.log(
      [name.padEnd(first), ...cells.map((cell, i) => cell.padStart(widths[i] ?? 0))].join("  "),
    );
  console.log(
    "\nShares are of the words in view. “Of all” counts folded words too, and the opening is the first 315 words.\nSentences are sorted by their words, so take a share as good to two or three points.",
  );
});
