import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadContent } from "../../app/content/load.ts";
import { loadClinic } from "../../app/content/load-clinic.ts";
import { buildAdmin } from "../admin/build-admin.ts";
import { flattenPages, removeUnserved } from "./flat-files.ts";
import { formatHeadersFile } from "./headers.ts";
import { inlineHashes } from "./inline-hashes.ts";
import { compileLoader, startLate } from "./late-start.ts";
import { readPages, writePage } from "./pages.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { precompress } from "./precompress.ts";
import { securityHeaders } from "./security-headers.ts";
import { addSecurityMetas } from "./security-metas.ts";
import { writeSiteFiles } from "./site-files.ts";
import { inlineStylesheet, takeStylesheet } from "./stylesheet.ts";

/** Turns what the framework wrote into the folder that is deployed. */
export async function finishBuild(folder: string): Promise<void> {
  const { integrations } = loadClinic();
  await removeUnserved(folder);
  await flattenPages(folder);
  const css = await takeStylesheet(folder);
  const loader = await compileLoader();

  const pages = await readPages(folder);
  const finished = pages.map(async (built) => {
    const { page, boot } = startLate(inlineStylesheet(built, css), loader);
    const hashes = inlineHashes(page.html);
    await writeFile(join(folder, boot.file), boot.code);
    await writePage(folder, addSecurityMetas(page, contentSecurityPolicy(integrations, hashes)));
    return { path: page.path, hashes };
  });
  const content = await loadContent();
  const rules = securityHeaders(
    integrations,
    await Promise.all(finished),
    await buildAdmin(folder),
  );
  await writeFile(join(folder, "_headers"), formatHeadersFile(rules));
  console.log(`Finished ${pages.length} pages: style inlined, late start, policy, headers`);
  await writeSiteFiles(folder, content);
  await precompress(folder);
}
