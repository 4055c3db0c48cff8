import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { startServer } from "static-host";
import { readPages } from "../build/page/html-files.ts";
import { weighPage } from "../weight/weigh-page.ts";
import { type Conditions, runLighthouse } from "./bench/lighthouse.ts";
import { comparison, type Side, verdicts } from "./bench/report.ts";
import { copyWithoutScript } from "./bench/script-free.ts";
import { installLabPackages } from "./packages.ts";

const FEWEST_RUNS = 5;

/** One page of each kind. The first service and the first article are added. */
const KINDS = ["/", "/contact", "/blog", "/privacy-policy"];
const FOLDERS = ["/services/", "/blog/"];

/** Serves a folder while `use` runs. */
async function withServer<T>(folder: string, use: (url: string) => Promise<T>): Promise<T> {
  const server = await startServer({ folder, port: 0 });
  return use(server.url).finally(server.close);
}

async function sideOf(folder: string, url: string, path: string): Promise<Side> {
  const page = (await readPages(folder)).find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page at ${path}.`);
  return { runs: [], weight: await weighPage({ url }, page) };
}

/** Measures a page and its copy without scripts alternately, so that a busy moment affects both. */
async function measure(
  folder: string,
  bare: string,
  path: string,
  { runs, ...conditions }: Conditions & { runs: number },
): Promise<boolean> {
  return withServer(folder, (siteUrl) =>
    withServer(bare, async (bareUrl) => {
      const page = await sideOf(folder, siteUrl, path);
      const base = await sideOf(bare, bareUrl, path);
      for (let run = 1; run <= runs; run += 1) {
        page.runs.push(await runLighthouse(siteUrl + path, conditions));
        base.runs.push(await runLighthouse(bareUrl + path, conditions));
        console.log(`  run ${run} of ${runs}`);
      }
      const found = verdicts(page, base);
      const { screen, throttling } = conditions;
      console.log(`\n${path}, medians of ${runs} runs (Lighthouse, ${screen}, ${throttling})\n`);
      console.log(comparison(page, base).join("\n"));
      console.log("\nBudgets");
      for (const { met, close, text } of found)
        console.log(`  ${met ? (close ? "close  " : "met    ") : "NOT MET"}  ${text}`);
      return found.every(({ met, blocking }) => met || !blocking);
    }),
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: String(FEWEST_RUNS) },
    desktop: { type: "boolean", default: false },
    applied: { type: "boolean", default: false },
  },
});
const runs = Math.max(FEWEST_RUNS, Number(values.runs) || 0);
installLabPackages();
const bare = await mkdtemp(join(tmpdir(), "without-script-"));
try {
  const folder = join(process.env.BUILD_DIR ?? "build", "client");
  await copyWithoutScript(folder, bare);
  const pages = await readPages(folder);
  const firsts = FOLDERS.flatMap(
    (start) => pages.find(({ path }) => path.startsWith(start))?.path ?? [],
  );
  const conditions: Conditions & { runs: number } = {
    screen: values.desktop ? "desktop" : "mobile",
    throttling: values.applied ? "devtools" : "simulate",
    runs,
  };
  const paths = positionals.length > 0 ? positionals : [...KINDS, ...firsts];
  for (const path of paths) {
    if (!(await measure(folder, bare, path, conditions))) process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(bare, { recursive: true });
}
