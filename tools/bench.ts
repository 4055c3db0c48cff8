import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runLighthouse } from "./bench/lighthouse.ts";
import { comparison, type Side, verdicts } from "./bench/report.ts";
import { copyWithoutScript } from "./bench/script-free.ts";
import { weighPage } from "./bench/weigh.ts";
import { readPages } from "./build/pages.ts";
import { startServer } from "./serve.ts";

const FEWEST_RUNS = 5;

/** Serves a folder while `use` runs. */
async function served<T>(folder: string, use: (address: string) => Promise<T>): Promise<T> {
  const server = await startServer({ folder, port: 0 });
  return use(server.address).finally(server.close);
}

async function sideOf(folder: string, address: string, path: string): Promise<Side> {
  const page = (await readPages(folder)).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}.`);
  return { runs: [], weight: await weighPage({ folder, address }, page) };
}

/** Measures a page beside its copy without script, in turns, so that a busy moment meets both. */
async function measure(folder: string, bare: string, path: string, runs: number): Promise<boolean> {
  return served(folder, (siteAddress) =>
    served(bare, async (bareAddress) => {
      const page = await sideOf(folder, siteAddress, path);
      const base = await sideOf(bare, bareAddress, path);
      for (let run = 1; run <= runs; run += 1) {
        page.runs.push(await runLighthouse(siteAddress + path));
        base.runs.push(await runLighthouse(bareAddress + path));
        console.log(`  run ${run} of ${runs}`);
      }
      const found = verdicts(page, base);
      console.log(`\n${path}, medians of ${runs} runs (Lighthouse, phone on a slow network)\n`);
      console.log(comparison(page, base).join("\n"));
      console.log("\nBudgets");
      for (const { met, text } of found) console.log(`  ${met ? "met    " : "NOT MET"}  ${text}`);
      return found.every(({ met, blocking }) => met || !blocking);
    }),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: String(FEWEST_RUNS) } },
});
const runs = Math.max(FEWEST_RUNS, Number(values.runs) || 0);
const bare = await mkdtemp(join(tmpdir(), "without-script-"));
try {
  const folder = join(process.env.BUILD_DIR ?? "build", "client");
  await copyWithoutScript(folder, bare);
  for (const path of positionals.length > 0 ? positionals : ["/"]) {
    if (!(await measure(folder, bare, path, runs))) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(bare, { recursive: true });
}
