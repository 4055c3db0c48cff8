import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { flattenPages, precompress, writeRules } from "static-host";
import type { Integrations } from "../../app/schema/clinic.ts";
import type { ContentApi } from "../content/vite-plugin.ts";
import { inlineCriticalCss } from "./css/critical-css.ts";
import { deferHydration } from "./hydration/defer-hydration.ts";
import { refuseBrokenFragments } from "./page/fragment-links.ts";
import { type FrameworkOutput, findFrameworkOutput } from "./page/framework-output.ts";
import { readPages, removeUnserved, writePage } from "./page/html-files.ts";
import {
  attribute,
  encloseInComments,
  type HtmlPage,
  parsePage,
  serializePage,
} from "./page/html-tree.ts";
import { inlineHashes } from "./security/inline-hashes.ts";
import { contentSecurityPolicy } from "./security/policy.ts";
import { securityHeaders } from "./security/security-headers.ts";
import { addSecurityMetas } from "./security/security-metas.ts";
import { writeSiteFiles } from "./site-files/site-files.ts";

type Shared = { css: string; integrations: Integrations };

/** Reads the one stylesheet that every page links. Deletes other CSS files: Vite's server build leaves an unused copy. */
async function readStylesheet(folder: string, outputs: Iterable<FrameworkOutput>): Promise<string> {
  const linked = new Set([...outputs].map(({ stylesheet }) => attribute(stylesheet, "href")));
  const [file, ...more] = linked;
  if (!file || more.length > 0)
    throw new Error(
      `build/client: found links to ${[...linked].join(", ")}, expected every page to link the same stylesheet; ` +
        "see cssCodeSplit in vite.config.ts",
    );
  for (const name of await readdir(join(folder, "assets")))
    if (name.endsWith(".css") && `/assets/${name}` !== file) await rm(join(folder, "assets", name));
  return readFile(join(folder, file), "utf8");
}

/** A page's CSS, hydration and policy. The policy comes last: it has the hashes of what the others wrote. */
async function finishPage(page: HtmlPage, output: FrameworkOutput, shared: Shared): Promise<void> {
  deferHydration(output);
  await inlineCriticalCss(page, output.stylesheet, shared.css);
  // Asks Cloudflare to leave mail links alone. It would replace them with links that only its own script can open.
  encloseInComments(page.body, "email_off", "/email_off");
  addSecurityMetas(page, contentSecurityPolicy(shared.integrations, inlineHashes(page)));
}

/** Turns the output of `react-router build` into the deployable folder. README.md explains each step. */
export async function finishBuild(
  folder: string,
  { getContent, writePictures }: ContentApi,
): Promise<void> {
  const content = await getContent();

  await removeUnserved(folder);
  await flattenPages(folder);

  const pages = (await readPages(folder)).map(parsePage);
  const outputs = new Map(pages.map((page) => [page, findFrameworkOutput(page)]));
  refuseBrokenFragments(pages);

  const css = await readStylesheet(folder, outputs.values());
  const shared = { css, integrations: content.clinic.integrations };
  for (const [page, output] of outputs) {
    await finishPage(page, output, shared);
    await writePage(folder, { file: page.file, html: serializePage(page) });
  }

  const headers = securityHeaders(pages);
  // build/client and build/hosting
  const folders = { site: folder, servers: join(folder, "../hosting") };
  await writeRules(folders, { headers, redirects: content.redirects });
  await writeSiteFiles(folder, content);
  await Promise.all([precompress(folder), writePictures(join(folder, "pictures"))]);
  console.log(`Finished ${pages.length} pages: CSS, deferred hydration, policy, headers`);
}
