import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { ContentError, runCommand } from "content-files";
import {
  allUnapproved,
  approvePage,
  PAGES_TO_APPROVE,
  pageSentences,
  readApproved,
  type Unapproved,
  writeApproved,
} from "./advertising/approved.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { yes: { type: "boolean", short: "y", default: false } },
});

function show({ page, sentences }: Unapproved): void {
  console.log(`\ncontent/${page}.yaml: ${sentences.length} to approve`);
  for (const { text, was } of sentences) {
    console.log(`  ${text}`);
    if (was !== undefined) console.log(`    was: ${was}`);
  }
}

async function isAgreed(question: string): Promise<boolean> {
  if (values.yes) return true;
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

// Shows unapproved sentences page by page, on all pages or those named, and approves them if the practitioner says yes.
await runCommand(async () => {
  const pages = PAGES_TO_APPROVE;
  const unknown = positionals.find((name) => !pages.some((page) => page.endsWith(name)));
  if (unknown !== undefined)
    throw new ContentError([`page: found "${unknown}", expected one of ${pages.join(", ")}`]);
  const unapproved = allUnapproved().filter(
    ({ page }) => positionals.length === 0 || positionals.some((name) => page.endsWith(name)),
  );
  for (const each of unapproved) {
    show(each);
    const question = `\nYou are the registered practitioner and approve these ${each.sentences.length} sentences? (yes/no) `;
    if (await isAgreed(question)) {
      // Saves after each page, so that stopping halfway keeps the pages approved so far.
      writeApproved(approvePage(readApproved(), each.page, pageSentences(each.page)));
      console.log(`Approved: content/${each.page}.yaml`);
    } else {
      console.log("Left as it is. Answer yes in a terminal, or run: npm run approve -- --yes");
    }
  }
  if (unapproved.length === 0) console.log("Every sentence of these pages is approved.");
});
